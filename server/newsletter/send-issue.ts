/** `npm run newsletter -- send path/to/issue.mdx [--dry-run]`, `npm run newsletter -- changes [--dry-run]` */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { changesMail } from '../alerts/alert-mails.ts';
import { readPublishedChanges } from '../alerts/published-changes.ts';
import { type ChangesSender, queueChanges } from '../alerts/queue-changes.ts';
import { readEnvironment } from '../process/env.ts';
import { loadAnswers } from '../language/built-answers.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { CommandError, report } from '../operate/command.ts';
import { withDatabase } from '../operate/with-database.ts';
import { readSettings } from '../process/read-settings.ts';
import { type Issue, readIssue } from './issue.ts';
import { issueMail } from './issue-mail.ts';
import { countWaiting, type IssueSender, queueIssue } from './queue-issue.ts';

/** How a language beside English writes what this command sends (server/in-language.ts). */
type MailsOfLanguage = { changesMail: typeof changesMail; issueMail: typeof issueMail };

const usage = 'Usage: npm run newsletter -- send path/to/issue.mdx [--dry-run] | changes [--dry-run]';
const tokenOfPreview = 'the-link-of-each-subscriber';
const buildDirectory = join(import.meta.dirname, '..', '..', 'build');

await report(async () => {
  const { filePath, isDryRun } = readArguments();
  const { settings, site } = readSettings(readEnvironment(process.env));
  const postalAddress = `${site.name}, ${site.addressLines.join(', ')}`;
  const issue = filePath === null ? null : await readIssue(filePath, settings.publicOrigin);
  return withDatabase(async (opened, { publicOrigin }) => {
    const answers = await loadAnswers<{ mails: MailsOfLanguage }>(buildDirectory);
    const mails = new Map([...answers].map(([code, module]) => [code, module.mails] as const));
    const sender = { opened, enqueueMail, settings, now: () => new Date(), postalAddress };
    if (issue) return sendIssue({ ...sender, mails }, issue, publicOrigin, isDryRun);
    return sendChanges({ ...sender, mails: await withChanges(mails) }, publicOrigin, isDryRun);
  });
});

async function sendIssue(
  sender: IssueSender,
  issue: Issue,
  publicOrigin: string | undefined,
  isDryRun: boolean,
): Promise<string> {
  const waiting = await countWaiting(sender, issue.slug);
  if (isDryRun)
    return (
      `${preview(sender, issue)}\nNothing was queued. ${waiting} confirmed subscribers have not had ` +
      `“${issue.slug}”.`
    );
  if (waiting > 0) stopWithoutOrigin(publicOrigin);
  const queued = await queueIssue(sender, issue);
  return (
    `${queued} mails of “${issue.slug}” are queued; the running server sends them. Run this again after a stop: ` +
    'nobody gets it twice.'
  );
}

/** With what changed in the words of each language. */
async function withChanges(mails: Map<string, MailsOfLanguage>): Promise<NonNullable<ChangesSender['mails']>> {
  const read = [...mails].map(async ([code, { changesMail: write }]) => {
    const changes = await readPublishedChanges(buildDirectory, code);
    return [code, { changesMail: write, changes: new Map(changes.map((change) => [change.id, change])) }] as const;
  });
  return new Map(await Promise.all(read));
}

/** What changed in the facts, to those who asked for alerts of these states. */
async function sendChanges(
  sender: ChangesSender,
  publicOrigin: string | undefined,
  isDryRun: boolean,
): Promise<string> {
  const changes = await readPublishedChanges(buildDirectory);
  const waiting = await queueChanges(sender, changes, true);
  if (isDryRun) return `Nothing was queued. ${waiting.mails} mails with ${waiting.changes} changes would be.`;
  if (waiting.mails > 0) stopWithoutOrigin(publicOrigin);
  const queued = await queueChanges(sender, changes);
  return (
    `${queued.mails} mails with ${queued.changes} changes are queued; the running server sends them. Run this again ` +
    'after a stop: nobody hears of a change twice.'
  );
}

/** Without it every link of the mails would lead to the reader's own machine. */
function stopWithoutOrigin(publicOrigin: string | undefined): void {
  if (!publicOrigin)
    throw new CommandError(
      'Set PUBLIC_ORIGIN to the address of the site, e.g. https://licenseatlas.example: the links of the mails ' +
        'begin with it.',
    );
}

/** `filePath`: null for the changes. */
function readArguments(): { filePath: string | null; isDryRun: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [command, filePath, ...rest] = positionals;
    const isDryRun = values['dry-run'];
    if (command === 'send' && filePath !== undefined && rest.length === 0) return { filePath, isDryRun };
    if (command === 'changes' && filePath === undefined) return { filePath: null, isDryRun };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new CommandError(usage);
}

function preview(sender: IssueSender, issue: Parameters<typeof issueMail>[1]): string {
  const { subject, text } = issueMail(
    sender,
    issue,
    { id: 'preview', email: 'subscriber@example.com' },
    tokenOfPreview,
  );
  return `Subject: ${subject}\n\n${text}`;
}
