/** The server in Spanish: what a build makes of its routes and mails, beside the English ones. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PublishedChange } from './alerts/published-changes.ts';
import { queueChanges } from './alerts/queue-changes.ts';
import { queueIssue } from './newsletter/queue-issue.ts';
import { type BuiltSpanish, buildSpanish } from './testing/built-spanish.ts';
import { describeOnDatabases } from './testing/describe-on-databases.ts';
import { type FormServer, startFormServer } from './testing/form-server.ts';
import { mailsTo } from './testing/mail-link.ts';

const ana = 'ana@example.com';
const feeChange: PublishedChange = {
  id: 'ohio/entry.exam.feeUsd/2026-11-21',
  page: 'https://atlas.example/updates/ohio#entry.exam.feeUsd',
  state: 'ohio',
  place: 'Ohio',
  on: '2026-11-21',
  sources: [{ publisher: 'PSI', url: 'https://psi.example/' }],
  text: 'In Ohio, the exam fee changed from $63 to $65 on November 21, 2026.',
};
const english = /\b(the|your|you|and|email|link|press|button|we)\b/i;

describeOnDatabases(
  (databases) => {
    let spanish: BuiltSpanish;
    let server: FormServer;
    beforeAll(async () => {
      spanish = await buildSpanish();
    });
    afterAll(() => spanish.remove());
    beforeEach(async () => {
      server = await startFormServer(databases, { builtLanguages: spanish.built });
    });
    afterEach(async () => {
      await server.stop();
      expect(server.failures).toEqual([]);
    });

    const words = (html: string): string =>
      html
        .replace(/<head>.*<\/head>/s, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
    /** A page of the server in Spanish; where it leads to is followed, as a browser does. */
    async function spanishPage(answer: Response): Promise<string> {
      const to = answer.headers.get('location');
      if (to) return spanishPage(await server.get(to));
      const html = await answer.text();
      expect(html).toContain('<html lang="es">');
      expect(words(html)).not.toMatch(english);
      return html;
    }
    const prose = (text = ''): string => text.replace(/https?:\S+/g, '');
    const tokenOf = (link: string): string => new URL(link, server.origin).searchParams.get('token')!;

    test('alerts: asked for, confirmed, changed and ended in Spanish', async () => {
      const form = await spanishPage(await server.get('/es/alerts?state=new-york'));
      expect(form).toMatch(/action="\/es\/api\/alerts"/);
      expect(form).toMatch(/name="state:new-york" value="on"\s+checked> Nueva York/);
      const fields = { email: ana, 'state:new-york': 'on', 'state:ohio': 'on' };
      expect(words(await spanishPage(await server.post('/es/api/alerts', fields)))).toContain('Le enviamos un correo');

      const link = await server.linkFrom(ana, '/es/alerts/confirm');
      const [mail] = mailsTo(server.mailbox, ana);
      expect(mail?.email.subject).toBe('Confirme sus alertas de Nueva York y Ohio');
      expect(mail?.email.html).toContain('<html lang="es">');
      expect(prose(mail?.email.text)).not.toMatch(english);
      expect(words(await spanishPage(await server.get(link)))).toContain('en Nueva York y Ohio');
      const confirmed = await spanishPage(await server.post('/es/alerts/confirm', { token: tokenOf(link) }));
      expect(words(confirmed)).toContain('Sus alertas están activas');

      const manage = await server.linkFrom(ana, '/es/alerts/manage');
      expect(await spanishPage(await server.get(manage))).toMatch(/name="state:ohio" value="on"\s+checked/);
      const saved = await server.post('/es/alerts/manage', { token: tokenOf(manage), 'state:new-york': 'on' });
      expect(words(await spanishPage(saved))).toContain('Recibe alertas de Nueva York.');

      const stop = await server.linkFrom(ana, '/es/alerts/unsubscribe');
      await spanishPage(await server.get(stop));
      expect(words(await spanishPage(await server.post(stop)))).toContain('Ya no recibirá correos sobre cambios');
    });

    test('later mails come in the language in which alerts and newsletter were confirmed', async () => {
      const confirm = async (root: string, kind: string, email: string, fields: Record<string, string>) => {
        await server.post(`${root}/api/${kind}`, { email, ...fields });
        const link = await server.linkFrom(email, `${root}/${kind}/confirm`);
        await server.post(`${root}/${kind}/confirm`, { token: tokenOf(link) });
      };
      for (const [root, email] of [
        ['/es', ana],
        ['', 'bob@example.com'],
      ] as const) {
        await confirm(root, 'alerts', email, { 'state:ohio': 'on' });
        await confirm(root, 'newsletter', email, {});
      }
      const inSpanish = { ...feeChange, text: 'Ohio, tarifa del examen: cambió de $63 a $65.' };
      const unsaid = { ...feeChange, id: 'ohio/entry.minAge/2026-11-21', text: 'In Ohio, we corrected the age.' };
      const mails = new Map(
        spanish.built.map(
          ({ code, answers }) => [code, { ...answers.mails, changes: new Map([[inSpanish.id, inSpanish]]) }] as const,
        ),
      );
      const sender = { ...server.dependencies, postalAddress: 'Atlas, Anytown', mails };
      await queueChanges(sender, [feeChange, unsaid]);
      await queueIssue(sender, { slug: 'news', subject: 'News', html: '<p>Some news.</p>', text: 'Some news.' });
      server.dependencies.wakeDelivery();
      await server.mailbox.waitFor(8);
      const [, , digest, issue] = mailsTo(server.mailbox, ana).map(({ email }) => email);
      expect(digest?.subject).toBe('2 novedades de licencias en Ohio');
      expect(digest?.text).toContain(inSpanish.text);
      expect(digest?.html).toContain(`<p lang="en">${unsaid.text}</p>`);
      expect(digest?.text).toContain('Enviado por LicenseAtlas');
      expect(issue?.html).toContain('<div lang="en"><p>Some news.</p></div>');
      expect(issue?.text).toContain('Cancelar la suscripción:');
      const [, , inEnglish] = mailsTo(server.mailbox, 'bob@example.com').map(({ email }) => email);
      expect(inEnglish?.subject).toBe('2 license updates for Ohio');
      expect(inEnglish?.text).toContain(feeChange.text);
    });

    test('a mail program ends the alerts with one click, from its own site', async () => {
      await server.post('/es/api/alerts', { email: ana, 'state:ohio': 'on' });
      const address = await server.linkFrom(ana, '/es/alerts/unsubscribe');
      const click = await server.post(address, { 'List-Unsubscribe': 'One-Click' }, { 'sec-fetch-site': 'cross-site' });
      expect(click.status).toBe(200);
    });

    test('what cannot be taken is answered in Spanish, in a page and in JSON', async () => {
      const page = await spanishPage(await server.post('/es/api/alerts', { email: 'ana@' }));
      expect(words(page)).toContain('Elija un estado.');
      expect(page).toContain('value="ana@"');
      const answer = await server.postJson('/es/api/newsletter', { email: 'ana@' });
      expect(JSON.stringify(await answer.json())).not.toMatch(/\b(enter|like)\b/i);
    });

    test('the newsletter: subscribed, confirmed and left in Spanish', async () => {
      await spanishPage(await server.post('/es/api/newsletter', { email: ana }));
      const link = await server.linkFrom(ana, '/es/newsletter/confirm');
      const [mail] = mailsTo(server.mailbox, ana);
      expect(mail?.email.subject).toBe('Confirme su correo electrónico para el boletín de LicenseAtlas');
      expect(prose(mail?.email.text)).not.toMatch(english);
      await spanishPage(await server.get(link));
      const confirmed = await spanishPage(await server.post('/es/newsletter/confirm', { token: tokenOf(link) }));
      expect(words(confirmed)).toContain('Su suscripción está activa');
      const stop = await server.linkFrom(ana, '/es/newsletter/unsubscribe');
      await spanishPage(await server.get(stop));
      expect(words(await spanishPage(await server.post(stop)))).toContain('Ya no recibirá el boletín');
    });

    test('links that do not work say so in Spanish', async () => {
      for (const path of ['/es/alerts/confirm', '/es/alerts/manage', '/es/newsletter/confirm']) {
        const answer = await server.get(`${path}?token=none`);
        expect(answer.status).toBe(404);
        expect(words(await spanishPage(answer))).toContain('Este enlace no funciona');
      }
    });

    test.each([
      ['costo en Oregón', '/es/how-to-get-licensed/cost/oregon'],
      ['mudar mi licencia de Texas a Oregón', '/es/resources/reciprocity/oregon#texas'],
      ['tarifas de Oregon', '/es/how-to-get-licensed/cost/oregon'],
      ['Texas a Oregón', '/es/resources/reciprocity/oregon#texas'],
      ['mudarme a Texas desde Oregón', '/es/resources/reciprocity/texas#oregon'],
      ['comparar Texas y Oregón', '/es/state-guides/compare?states=texas,oregon'],
      ['cómo ser corredor en Texas', '/es/state-guides/texas#broker'],
      ['cómo sacar la licencia en Oregón', '/es/state-guides/oregon'],
      ['cómo ser corredor de bienes raíces', '/es/state-guides/table?columns=broker'],
      ['estado más barato', '/es/state-guides/table?sort=total&amp;columns=cost'],
      ['el estado más rápido', '/es/state-guides/table?sort=hours&amp;columns=education'],
      ['cuánto tarda', '/es/how-to-get-licensed/cost'],
      ['cuánto tiempo toma la licencia', '/es/how-to-get-licensed/cost'],
    ])('a question in Spanish that one page answers leads there: %s', async (query, path) => {
      expect(await spanishPage(await server.get(`/es/search?q=${encodeURIComponent(query)}`))).toContain(
        `href="${path}"`,
      );
    });

    test('a search is answered in Spanish', async () => {
      const found = await spanishPage(await server.get('/es/search?q=nueva+york'));
      expect(found).toContain('href="/es/state-guides/new-york"');
      expect(words(found)).toContain('1 resultado para “nueva york”.');
      expect(words(await spanishPage(await server.get('/es/search?q=xyzzy')))).toContain('“xyzzy”');
    });
  },
  ['sqlite'],
);
