/** How a term's page names itself, within what search engines show. Pure. */

const longestDescription = 160;
const shortestDescription = 60;

/**
 * The title of a term's page, in the fullest wording that fits: "Easement: Real Estate Definition", else without "Real
 * Estate", else without the abbreviation in parentheses. @param room characters, the site's own name not counted
 */
export function termTitle(term: string, room: number): string {
  const bare = term.replace(/ \([^)]*\)$/, '');
  const wordings = [`${term}: Real Estate Definition`, `${term}: Definition`, `${bare}: Definition`, term, bare];
  return wordings.find((wording) => wording.length <= room) ?? bare;
}

/** The term and the beginning of its definition: whole sentences where they fit, else cut between words. */
export function termDescription(term: string, definition: string): string {
  const text = `${term}: ${definition}`;
  if (text.length <= longestDescription) return text;
  const sentences = text.slice(0, longestDescription).replace(/(?<=[.!?]”?)\s[^.!?]*$/, '');
  if (/[.!?]”?$/.test(sentences) && sentences.length >= shortestDescription) return sentences;
  return `${text.slice(0, longestDescription - 1).replace(/[\s,;:—–-]+\S*$/, '')}…`;
}

/** A definition's first sentence, for a list of terms. */
export const firstSentence = (definition: string): string =>
  /^.*?[.!?]”?(?=\s[A-Z“]|$)/.exec(definition)?.[0] ?? definition;
