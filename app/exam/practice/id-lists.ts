type Span = { first: string; more: number };

/** Ids as a short text: what they begin with and their numbers, "math 001 007+2" for four; other kinds after commas. */
export function writeIds(ids: string[]): string {
  const kinds: { name: string; spans: Span[] }[] = [];
  for (const id of ids) {
    const [, name = '', number = ''] = /^(.*)-(\d+)$/.exec(id) ?? [];
    if (kinds.at(-1)?.name !== name) kinds.push({ name, spans: [] });
    addNumber(kinds.at(-1)!.spans, number);
  }
  return kinds.map(({ name, spans }) => [name, ...spans.map(spanText)].join(' ')).join(',');
}

function addNumber(spans: Span[], number: string): void {
  const last = spans.at(-1);
  if (last && Number(last.first) + last.more + 1 === Number(number)) last.more += 1;
  else spans.push({ first: number, more: 0 });
}

const spanText = ({ first, more }: Span): string => (more ? `${first}+${more}` : first);

/** The ids that `writeIds` wrote, in their order. */
export const readIds = (written: string): string[] =>
  written.split(',').flatMap((kind) => {
    const [name, ...spans] = kind.split(' ');
    return spans.flatMap((span) => numbersIn(span).map((number) => `${name}-${number}`));
  });

function numbersIn(span: string): string[] {
  const [first = '', more = 0] = span.split('+');
  return Array.from({ length: Number(more) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(first.length, '0'),
  );
}
