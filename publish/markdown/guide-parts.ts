/** The parts of a guide as Markdown, each from what the page shows in the same part. */
import type { Figure, ShownSource } from '../../app/facts/figures.server.ts';
import { FigureWriter } from '../../app/facts/figures.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { slugOf, stateGuide } from '../../app/paths.ts';
import type { Guide } from '../../app/states/guide/guide.server.ts';
import { blocks, escaped, link, type MarkedWriter, table } from './markdown-text.ts';

/** A source of the record goes by its name there; two are none of the record's. */
export const footnoteOf = ({ id, kind }: ShownSource): string =>
  id ?? (kind === 'regulator' ? 'regulator' : 'estimate');

export const totals = ({ totals: { time, cost } }: Guide): string =>
  [
    `- **Time**: ${escaped(time.text)} ${escaped(time.detail)}`,
    `- **Cost**: ${escaped(cost.text)} ${escaped(cost.detail)}`,
  ].join('\n');

const note = (figure: Figure): string => (figure.note ? escaped(figure.note) : '');

export const strip = (guide: Guide, { marked }: MarkedWriter): string =>
  table(
    ['Figure', 'Value', 'As of', 'Note'],
    guide.strip.map(({ label, figure, detail }) => [
      escaped(label),
      `${marked(figure)}${detail ? ` (${escaped(detail)})` : ''}`,
      figure.asOf,
      note(figure),
    ]),
  );

export const ledger = (rows: Guide['exam'], { marked }: MarkedWriter): string =>
  table(
    ['Fact', 'Value', 'Note'],
    rows.map(({ label, figure }) => [escaped(label), marked(figure), note(figure)]),
  );

export const steps = (guide: Guide, { parts }: MarkedWriter): string =>
  guide.steps
    .map(({ title, text, notes, aspects }, index) =>
      [
        `${index + 1}. **${escaped(title)}.** ${parts(text)}${notes.map((caveat) => ` ${escaped(caveat)}`).join('')}`,
        ...aspects.map((aspect) => `   - ${parts(aspect)}`),
      ].join('\n'),
    )
    .join('\n');

export const costs = ({ costs: { rows, total, unknown } }: Guide, { marked }: MarkedWriter): string =>
  blocks(
    table(
      ['Item', 'Paid to', 'Amount', 'Note'],
      [
        ...rows.map(({ item, paidTo, figure }) => [escaped(item), escaped(paidTo), marked(figure), note(figure)]),
        ['**Known fees**', '', `**${escaped(total)}**`, ''],
      ],
    ),
    `Includes one attempt at the exam. Not included: ${escaped(unknown)}.`,
  );

export function criminalRecord({ criminalRecord: answer }: Guide, write: MarkedWriter): string {
  const { canAsk, marks, rule, rows, unknown, note: lastCaveat } = answer;
  const ask = canAsk
    ? write.marked({ text: canAsk, marks })
    : write.marked({ text: 'We couldn’t confirm: ask', marks: [], href: '#regulator' });
  return blocks(
    write.parts(rule),
    table(
      ['Question', 'Answer'],
      [
        ['Can you ask before you apply?', ask],
        ...rows.map(({ label, text }) => [escaped(label), write.marked({ text, marks })]),
      ],
    ),
    escaped(unknown),
    escaped(lastCaveat),
  );
}

export function moving({ moving: to }: Guide, write: MarkedWriter, origin: string): string {
  const states = to.states.map((name) => link(name, `${origin}${stateGuide(slugOf(name))}.md`));
  return blocks(
    to.kind && `**${escaped(to.kind)}**`,
    write.parts(to.summary),
    states.length > 0 && `The states: ${states.join(', ')}.`,
    write.parts(to.portability),
    escaped(to.note),
  );
}

export const questions = (guide: Guide, { parts }: MarkedWriter): string =>
  blocks(...guide.questions.flatMap(({ question, answer }) => [`### ${escaped(question)}`, parts(answer)]));

export function regulator({ regulator: { name, url, phone, law, lawUrl } }: Guide, { marked }: MarkedWriter): string {
  const lines = [
    marked(name),
    ...(url ? [`<${url}>`] : []),
    `Phone: ${marked(phone)}`,
    `Law: ${lawUrl ? `${link(law.text, lawUrl)}${marked({ ...law, text: '' })}` : marked(law)}. ${note(law)}`.trim(),
  ];
  return blocks('## Who decides', lines.map((line) => `- ${line}`).join('\n'));
}

export const neighbors = ({ neighbours }: Guide, origin: string): string =>
  neighbours.map(({ name }) => `- ${link(name, `${origin}${stateGuide(slugOf(name))}.md`)}`).join('\n');

/** The footnotes that the text uses: those of the page in its order, then those of the table of all facts alone. */
export function sources(record: StateRecord, guide: Guide, used: Set<string>, origin: string): string {
  const writer = new FigureWriter(record);
  writer.marks(
    [...used].filter((id) => id in record.sources),
    Infinity,
  );
  const all = new Map([...guide.sources, ...writer.sources()].map((source) => [footnoteOf(source), source]));
  return [...all]
    .filter(([id]) => used.has(id))
    .map(([id, { publisher, url, kind, date }]) => {
      const named = url ? link(publisher, url.replace(/^\//, `${origin}/`)) : escaped(publisher);
      return `[^${id}]: ${named}, ${kind}, ${date}`;
    })
    .join('\n');
}
