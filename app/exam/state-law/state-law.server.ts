import { existsSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import { contentPath, readContentFolder } from '../../content/read-content.server.ts';
import { listStates } from '../../facts/jurisdictions.server.ts';
import { multipleChoice } from '../../question-bank/question-bank.server.ts';
import { typographic } from '../../wording/wording.ts';

const text = z.string().trim().min(1).transform(typographic);

/**
 * The cells of a state's law, each a file of content/state-law/{state}, and the fewest questions of a module in each.
 */
export const lawCells = {
  licensing: 12,
  'agency-disclosure-and-agreements': 16,
  'trust-money': 10,
  'advertising-and-teams': 8,
  'supervision-and-compensation': 10,
  'contracts-forms-and-disclosures': 8,
  records: 4,
  discipline: 6,
  'recovery-fund': 2,
  'state-property-law': 4,
} as const;

export type LawCell = keyof typeof lawCells;

/** The fewest questions of a whole module. */
export const moduleSize = 80;

/** The pages of a module: small cells share one. */
const lawParts: { slug: string; name: string; cells: LawCell[] }[] = [
  { slug: 'licensing', name: 'Licensing', cells: ['licensing'] },
  { slug: 'agency', name: 'Agency, disclosure, and agreements', cells: ['agency-disclosure-and-agreements'] },
  { slug: 'trust-money', name: 'Trust money', cells: ['trust-money'] },
  { slug: 'advertising', name: 'Advertising and teams', cells: ['advertising-and-teams'] },
  { slug: 'supervision', name: 'Supervision and compensation', cells: ['supervision-and-compensation'] },
  { slug: 'contracts', name: 'Contracts, forms, and disclosures', cells: ['contracts-forms-and-disclosures'] },
  {
    slug: 'discipline',
    name: 'Records, discipline, and recovery fund',
    cells: ['records', 'discipline', 'recovery-fund'],
  },
  { slug: 'property-law', name: 'Property law', cells: ['state-property-law'] },
];

const lawQuestion = z.strictObject({
  /** The state's code and a number: ga-001. Never used again. */
  id: z.string().regex(/^[a-z]{2}-\d{3}$/),
  state: z.string().min(1),
  cell: z.enum(Object.keys(lawCells) as [LawCell, ...LawCell[]]),
  ...multipleChoice,
  /** The section that decides it, where it can be read, the month the text stands as of, and the day it was read. */
  law: z.strictObject({
    section: text,
    url: z.url(),
    textDate: z.string().regex(/^\d{4}(-\d{2})?$/),
    read: z.iso.date(),
  }),
});

export type LawQuestion = z.infer<typeof lawQuestion> & { file: string };
export type LawPart = { slug: string; name: string; questions: LawQuestion[] };
export type StateLaw = { slug: string; name: string; questions: LawQuestion[]; parts: LawPart[] };

let laws: StateLaw[] | undefined;

/**
 * The states whose license law has questions of its own, by name. @throws Error naming a file and what is wrong in it.
 */
export const listStateLaws = (): StateLaw[] => (laws ??= readStateLaws());

function readStateLaws(): StateLaw[] {
  const folder = contentPath('state-law');
  const slugs = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const names = new Map(listStates().map(({ slug, name }) => [slug, name]));
  return slugs
    .filter((entry) => entry.isDirectory())
    .map(({ name: slug }) => {
      const name = names.get(slug);
      if (!name) throw new Error(`content/state-law/${slug}: no state has this slug`);
      return { slug, name, ...questionsOf(slug) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function questionsOf(slug: string): Pick<StateLaw, 'questions' | 'parts'> {
  const filed = readContentFolder(`state-law/${slug}`, z.array(lawQuestion)).flatMap(({ file, content }) =>
    content.map((question) => ({ ...question, file })),
  );
  const parts = lawParts
    .map(({ cells, ...part }) => ({
      ...part,
      questions: cells.flatMap((cell) => filed.filter((of) => of.cell === cell)),
    }))
    .filter(({ questions }) => questions.length > 0);
  return { questions: parts.flatMap(({ questions }) => questions), parts };
}
