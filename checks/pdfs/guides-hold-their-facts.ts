import { plainText } from '../../app/wording/rich-text.ts';
import type { Guide } from '../../app/states/guide/guide.server.ts';
import type { Pdf } from './pdf.ts';
import type { Words } from './pdfs-in-language.ts';
import { withoutSpaces } from './without-spaces.ts';

/** Foot and head of two pages, which may stand in the middle of a sentence. */
const pageTurn = (foot: string): RegExp =>
  new RegExp(
    `${foot.replaceAll('.', '\\.')}\\n\\s*\\p{L}+ \\d+ \\p{L}+ \\d+\\s*\\f[^\\n]*\\n\\s*LicenseAtlas\\s`,
    'gu',
  );

/**
 * Every figure, heading and source that a guide shows on its page is in its PDF. Sentences with marks inside are looked
 * for piece by piece.
 */
export const guidesHoldTheirFacts =
  (guides: Map<string, Guide>, { foot }: Words) =>
  ({ name, text, tags }: Pdf): string[] => {
    const guide = guides.get(name);
    if (!guide) return [];
    const words = withoutSpaces(text.replaceAll(pageTurn(foot), ' '));
    const links = tags.filter((tag) => tag === 'Link').length;
    const missing = piecesOf(guide).filter((piece) => !words.includes(withoutSpaces(piece)));
    return [
      ...missing.map((piece) => `does not say "${piece}"`),
      ...(links >= guide.sources.length ? [] : [`has ${links} links for ${guide.sources.length} sources`]),
    ];
  };

function piecesOf(guide: Guide): string[] {
  const { strip, steps, own, costs, exam, renewal, broker, questions, criminalRecord, moving, sources } = guide;
  const parts = [
    guide.answer,
    ...steps.map((step) => step.text),
    ...own.map((essay) => essay.parts),
    ...questions.map(({ answer }) => answer),
    criminalRecord.rule,
    moving.summary,
  ].flat();
  return [
    ...parts.map((part) => (typeof part === 'string' ? part : part.text)),
    ...strip.map(({ figure }) => figure.text),
    ...[exam, renewal, broker].flat().flatMap(({ label, figure }) => [label, figure.text, figure.note ?? '']),
    ...costs.rows.flatMap(({ item, figure }) => [item, figure.text]),
    costs.total,
    ...questions.map(({ question }) => question),
    ...own.map(({ title }) => title),
    ...sources.map(({ publisher }) => publisher),
    plainText([guide.regulator.phone.text]),
  ];
}
