/** Sentences that carry source marks. Pure. */

/** A piece of text whose figure rests on sources: their numbers in the list at the page's end. */
export type Marked = {
  text: string;
  marks: number[];
  /** The path of the fact that the marks belong to, where it is one. */
  fact?: string;
  /** Said in words where we are not sure, e.g. "unconfirmed". */
  doubt?: string;
  /** Where the reader can ask, if nothing was found. */
  href?: string;
};

export type Part = string | Marked;

/** say`You need ${hours} of courses.` keeps marked parts as they are and joins the rest. */
export function say(strings: TemplateStringsArray, ...parts: (Part | Part[])[]): Part[] {
  return strings.flatMap((written, index) => {
    // A sentence may go on in the next line of the code.
    const string = written.replaceAll(/\s*\n\s*/g, ' ');
    const part = parts[index];
    return [...(string ? [string] : []), ...(part === undefined ? [] : Array.isArray(part) ? part : [part])];
  });
}

/** The words alone, for structured data and descriptions. */
export function plainText(parts: Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.doubt ? `${part.text} (${part.doubt})` : part.text))
    .join('');
}
