/** What of an article's MDX a reader sees: without components' tags, link addresses and Markdown's signs. */
export function readableText(body: string): string {
  return (
    body
      // A component stands for a figure or a name: one word at least.
      .replace(/<[A-Z]\w*[^>]*\/>/g, 'figure')
      .replace(/<\/?[a-zA-Z][^>]*>/g, ' ')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/https?:\/\/\S+/g, ' ')
      .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, ' ')
  );
}

/** The address of every Markdown link or image, and of every href in the text. */
export function linkedAddresses(body: string): string[] {
  const markdown = [...body.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map(([, address]) => address!);
  const attributes = [...body.matchAll(/href=["']([^"']+)/g)].map(([, address]) => address!);
  return [...markdown, ...attributes];
}
