/** `npm run newsletter -- send path/to/issue.mdx [--dry-run]` */
import { parseArgs } from 'node:util';
import { readEnvironment } from '../process/env.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { CommandError, report } from '../operate/command.ts';
import { withDatabase } from '../operate/with-database.ts';
import { readSettings } from '../process/read-settings.ts';
import { readIssue } from './issue.ts';
import { countWaiting, issueMail, type IssueSender, queueIssue } from './queue-issue.ts';

const usage = 'Usage: npm run newsletter -- send path/to/issue.mdx [--dry-run]';
const tokenOfPreview = 'the-link-of-each-subscriber';

await report(async () => {
  const { filePath, isDryRun } = readArguments();
  const { settings, site } = readSettings(readEnvironment(process.env));
  const issue = await readIssue(filePath, settings.publicOrigin);
  return withDatabase(async (opened, { publicOrigin }) => {
    const sender: IssueSender = {
      opened,
      enqueueMail,
      settings,
      now: () => new Date(),
      postalAddress: `${site.name}, ${site.addressLines.join(', ')}`,
    };
    const waiting = await countWaiting(sender, issue.slug);
    if (isDryRun)
      return (
        `${preview(sender, issue)}\nNothing was queued. ${waiting} confirmed subscribers have not had ` +
        `“${issue.slug}”.`
      );
    // Without it every link of the mails would lead to the reader's own machine.
    if (!publicOrigin && waiting > 0)
      throw new CommandError(
        'Set PUBLIC_ORIGIN to the address of the site, e.g. https://licenseatlas.example: the links of the mails ' +
          'begin with it.',
      );
    const queued = await queueIssue(sender, issue);
    return (
      `${queued} mails of “${issue.slug}” are queued; the running server sends them. Run this again after a stop: ` +
      'nobody gets it twice.'
    );
  });
});

function readArguments(): { filePath: string; isDryRun: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [command, filePath, ...rest] = positionals;
    if (command === 'send' && filePath !== undefined && rest.length === 0)
      return { filePath, isDryRun: values['dry-run'] };
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
