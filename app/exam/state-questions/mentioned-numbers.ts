const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Every number that a text mentions, in figures ("$1,200", "22.5") or in words up to twelve. */
export function mentionedNumbers(text: string): number[] {
  const figures = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
  const spelled = (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .map((word) => words.indexOf(word))
    .filter((number) => number >= 0);
  return [...figures, ...spelled];
}

/**
 * Numbers that a wrong option must not be: those of the fact’s own caveat ("older pages say 75"), and the answer with
 * one of them added or taken away ("and a 3-hour course besides"). Either could be called right.
 */
export function nearlyRight(answer: number, note = ''): Set<number> {
  return new Set(
    mentionedNumbers(note).flatMap((number) => [number, rounded(answer + number), rounded(answer - number)]),
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
