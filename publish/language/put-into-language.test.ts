import { expect, test } from 'vitest';
import { findMessages } from './find-messages.ts';
import { putIntoLanguage } from './put-into-language.ts';

const texts = (code: string): string[] => findMessages(code, 'app/x.tsx').map(({ text }) => text);
const inSpanish = (code: string, words: Record<string, string>, join?: string): string =>
  putIntoLanguage(code, 'app/x.tsx', (text) => words[text], join).code;

test('sentences, labels and attributes are messages; what programs read is none', () => {
  const code = `
    import { a } from 'Some module';
    type Kind = 'Some kind';
    const found = 'Not found';
    if (x) throw new Error('Must not be');
    const view = <p className="mt-4 small" aria-label="Table of costs" id="Costs here">Known fees</p>;`;
  expect(texts(code)).toEqual(['Not found', 'Table of costs', 'Known fees']);
});

test('one message is a whole sentence, with its values, its links and what is put together with +', () => {
  expect(texts('const v = <p>Ask {who}, or <a href="/x">read the {name} guide</a> first. <Mark /></p>;')).toEqual([
    'Ask {0}, or <1>read the {2} guide</1> first. <3/>',
  ]);
  expect(texts("const s = 'From your first class ' + `to the ${license} license.`;")).toEqual([
    'From your first class to the {0} license.',
  ]);
});

test('a place that only whoever shows the words fills stays in them', () => {
  const code = "const words = { found: '{0} of {1} ' + 'found', kept: '<0>Kept</0> here' };";
  expect(texts(code)).toEqual(['{0} of {1} found', '<0>Kept</0> here']);
  expect(inSpanish(code, { '{0} of {1} found': 'De {1}, {0}', '<0>Kept</0> here': 'Aquí <0>queda</0>' })).toBe(
    'const words = { found: "De {1}, {0}", kept: "Aquí <0>queda</0>" };',
  );
});

test('a value that has words of its own is a message of its own', () => {
  expect(texts("const v = <p>You pay {late ? 'A late fee' : `$${fee} a year`}.</p>;")).toEqual([
    'A late fee',
    '${0} a year',
    'You pay {0}.',
  ]);
});

test('words take their place, and values the place that the language gives them', () => {
  const code = 'const s = `${hours} hours in ${state}`; const v = <p>See <a href="/x">the guide</a> of {name}.</p>;';
  expect(
    inSpanish(code, {
      '{0} hours in {1}': 'En {1}, {0} horas',
      'See <0>the guide</0> of {1}.': 'De {1}, <0>la guía</0>.',
    }),
  ).toBe(
    'const s = `En ${state}, ${hours} horas`; const v = <p>{"De "}{name}{", "}<a href="/x">{"la guía"}</a>{"."}</p>;',
  );
});

test('a space that the code has before or after the words of an element stays', () => {
  const code = `const v = <>{' '}and <a href="/x">more</a>{' '}</>;`;
  expect(inSpanish(code, { 'and <0>more</0>': 'y <0>más</0>' })).toBe(
    'const v = <>{" y "}<a href="/x">{"más"}</a>{" "}</>;',
  );
});

test('words with signs that code gives a meaning stay words', () => {
  expect(inSpanish("const a = 'Say it';", { 'Say it': 'Diga "{0}" `a` <b>'.replace('{0}', 'hoy') })).toBe(
    'const a = "Diga \\"hoy\\" `a` <b>";',
  );
  expect(inSpanish('const a = `Pay ${x} now`;', { 'Pay {0} now': 'Pague `${0}`'.replace('${0}', '{0}') })).toBe(
    'const a = `Pague \\`${x}\\``;',
  );
});

test('a preposition before a value is joined with it', () => {
  const code = 'const s = `Ask ${who}`; const v = <p>Ask {who}.</p>;';
  expect(inSpanish(code, { 'Ask {0}': 'Pregunte a {0}', 'Ask {0}.': 'Pregunte a {0}.' }, '/join.ts')).toBe(
    'import { joinedWords } from "/join.ts";\n' +
      'const s = joinedWords(`Pregunte a ${who}`); const v = <p>{joinedWords("Pregunte a ", who)}{"."}</p>;',
  );
});

test('a text without words in the language stays, and is named', () => {
  expect(putIntoLanguage("const a = 'Not found';", 'app/x.ts', () => undefined)).toEqual({
    code: "const a = 'Not found';",
    missing: ['Not found'],
  });
});

test('words that lose a value stop the build, with file, words and text', () => {
  expect(() => inSpanish('const s = `Ask ${who}`;', { 'Ask {0}': 'Pregunte' })).toThrow(
    'app/x.tsx: "Pregunte" must have the same parts as "Ask {0}": {0}.',
  );
});

test('words of a page that the server writes: each stretch between elements that stand by themselves', () => {
  const code = `const page = html\`<form action="\${root}/api/alerts?a>b"><h1>\${title}</h1>
    <p class="lead">See it on the
      <a href="\${root}/data" data-reload>Your data</a> page\${late ? html\`<b>Too late, \${who}</b>\` : ''}.</p>
    <label><input placeholder="Your address" value="\${email}"> \${name}</label>
    <p><a class="button">Save \${count}</a></p></form>\`;`;
  expect(texts(code).toSorted()).toEqual([
    'Save {0}',
    'See it on the <0>Your data</0> page{1}.',
    'Too late, {0}',
    'Your address',
  ]);
  const written = inSpanish(code, {
    'Save {0}': 'Guardar {0}',
    'See it on the <0>Your data</0> page{1}.': 'Vea `<0>Sus datos</0>`{1}.',
    'Too late, {0}': '{0}, ya es tarde',
    'Your address': 'Su correo',
  });
  expect(written).toContain('>Vea \\`<a href="${root}/data" data-reload>Sus datos</a>\\`${late ? html`<b>${who}, ya');
  expect(written).toContain('<input placeholder="Su correo" value="${email}"> ${name}</label>');
  expect(written).toContain('<p><a class="button">Guardar ${count}</a></p></form>`;');
});
