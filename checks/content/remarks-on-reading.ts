import type { ContentProblem } from './content-problem.ts';
import type { VisibleText } from './words-are-american.ts';

/**
 * What a page says about how its facts were found: it belongs into a fact's `evidence`, which stands in the open data,
 * and not into a sentence for somebody who wants to know what to do next.
 */
const remarks = [
  /\bwe (have |had )?(not )?(read|found|confirm(ed)?|relied|understand|looked)\b/i,
  /\bwe (could|did|do) not\b/i,
  /\b(that|as) we\b.{0,12}\b(read|show|used)\b/i,
  /\bour (sources|reading|figure|list)\b/i,
  /\b(older|old|newer|weak|weaker|undated|less reliable) (\w+ )?pages?\b|\bno page\b/i,
  /\b(one|another) page (says|gives|names|puts)\b|\bpages (say|give|name|put|agree|disagree|differ|speak|claim)\b/i,
  /\b(one|another|two|three|several|weak) (\w+ )?(guides?|sites?|sources|lists?) (say|give|name|agree|put)s?\b/i,
  /\b(one|another|two|some) (other )?schools? (says?|gives?|puts?|names?)\b/i,
  /\bcould not confirm\b|\bwas not found\b|\bnot found either\b/i,
];

/** Where texts may speak of it: what stands behind a fact, and the article and list that explain how we work. */
const mayTell = ({ file, field }: VisibleText): boolean =>
  /(^|\.)(evidence|publisher)$/.test(field) ||
  /articles\/how-to-read-a-state-guide\.mdx$|\/open-data\.yaml$|\/research\//.test(file);

/** Visible texts that talk about our own reading. */
export function remarksOnReading(texts: VisibleText[]): ContentProblem[] {
  return texts
    .filter((text) => !mayTell(text))
    .flatMap(({ file, field, text }) =>
      remarks.flatMap((remark) => {
        const found = remark.exec(text);
        return found ? [{ file, field, problem: `talks about our own reading: "${found[0]}"` }] : [];
      }),
    );
}
