import { linkFirstUses, type LinkPlan } from '../../glossary/linked-terms/link-first-uses.ts';
import { termPage } from '../../paths.ts';
import type { Part } from '../../wording/rich-text.ts';

/**
 * Links glossary terms at their first use in sentences that stand on one page, given in reading order. Marked parts,
 * the figures and their sources, stay as they are.
 */
export function linkTermsInSentences(sentences: Part[][], plan: LinkPlan): Part[][] {
  const texts = sentences.flat().filter((part) => typeof part === 'string');
  const linked = linkFirstUses(texts, plan).values();
  return sentences.map((parts) =>
    parts.flatMap((part): Part[] => (typeof part === 'string' ? linked.next().value!.map(partOf) : [part])),
  );
}

const partOf = (piece: string | { slug: string; text: string }): Part =>
  typeof piece === 'string' ? piece : { text: piece.text, marks: [], href: termPage(piece.slug) };
