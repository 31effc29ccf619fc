/** Words in templates that are HTML: html`<p>Press <a href="/x">the button</a>, ${name}.</p>`. */
import type { Message, Part } from './message.ts';

type Span = { start: number; end: number };
type Token = Span & { kind: 'tag' | 'value' | 'text'; text: string };

/** Elements that stand inside a sentence. */
const inline = /^<\/?(a|abbr|b|bdi|code|em|i|mark|small|span|strong|time)\b/;
const wordAttributes = /\s(?:placeholder|aria-label|title|alt)="([^"\uE000\uE001]*\p{L}{2}[^"\uE000\uE001]*)"/gu;
const tokens = /<[^>]*>|\uE000\uE001*|[^<\uE000]+/g;

/**
 * The words of a template: each stretch between elements that stand by themselves is a message, and each attribute
 * that is read.
 * @param values where the template's values stand in the code, with their signs: `${name}`
 */
export function htmlMessages({ start, end }: Span, values: Span[], code: string): Message[] {
  // Values of any content must not look like HTML; every place stays what it was.
  let masked = code.slice(start, end);
  for (const value of values)
    masked =
      masked.slice(0, value.start - start) +
      '\uE000'.padEnd(value.end - value.start, '\uE001') +
      masked.slice(value.end - start);
  const found: Token[] = [...masked.matchAll(tokens)].map(({ 0: text, index }) => {
    const at = start + index;
    return { kind: kindOf(text), text, start: at, end: at + text.length };
  });
  const attributes = found.filter(({ kind }) => kind === 'tag').flatMap(attributeMessages);
  return [...attributes, ...runsOf(found).flatMap(messageOf)];
}

/** Whether a value of a template stands among the attributes of an element. */
export const isInTag = ({ start }: Span, value: Span, code: string): boolean =>
  /<\/?[a-z][^<>]*$/.test(code.slice(start, value.start).replaceAll(/\$\{[^{}]*\}/g, ''));

const kindOf = (text: string): Token['kind'] =>
  text.startsWith('<') ? 'tag' : text.startsWith('\uE000') ? 'value' : 'text';

function attributeMessages({ text, start }: Token): Message[] {
  return [...text.matchAll(wordAttributes)].map((match) => {
    const at = start + match.index + match[0].length - 1 - match[1]!.length;
    return { text: match[1]!, start: at, end: at + match[1]!.length, form: 'html', parts: [] };
  });
}

/** What stands together between two elements of their own, without white space and elements around all of it. */
function runsOf(found: Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of found) {
    if (token.kind === 'tag' && !inline.test(token.text)) runs.push([]);
    else runs.at(-1)!.push(token);
  }
  return runs.map(withoutFrame).filter((run) => run.some(isText));
}

const isText = ({ kind, text }: Token): boolean => kind === 'text' && /\p{L}{2}/u.test(text) && !/\w="/.test(text);
const isBlank = (token: Token | undefined): boolean => token?.kind === 'text' && token.text.trim() === '';

function withoutFrame(run: Token[]): Token[] {
  if (isBlank(run[0])) return withoutFrame(run.slice(1));
  if (isBlank(run.at(-1))) return withoutFrame(run.slice(0, -1));
  const tags = run.filter(({ kind }) => kind === 'tag');
  const isFramed = tags.length === 2 && run[0] === tags[0] && run.at(-1) === tags[1];
  return isFramed ? withoutFrame(run.slice(1, -1)) : run;
}

function messageOf(run: Token[]): Message[] {
  const parts: Part[] = [];
  const open: number[] = [];
  const words = run.map((token) => {
    const { kind, text, start, end } = token;
    if (kind === 'text') return text.replace(/\s+/g, ' ');
    if (kind === 'value') return `{${parts.push({ start, end }) - 1}}`;
    if (!text.startsWith('</')) {
      open.push(parts.push({ start, end, around: { opening: [start, end], closing: [end, end] } }) - 1);
      return `<${open.at(-1)}>`;
    }
    const place = open.pop();
    if (place === undefined) return undefined;
    parts[place]!.around!.closing = [start, end];
    return `</${place}>`;
  });
  // An element that ends elsewhere: no sentence of its own.
  if (open.length > 0 || words.includes(undefined)) return [];
  const [first, last] = [run[0]!, run.at(-1)!];
  const [before, after] = [leading(first), trailing(last)];
  return [{ text: words.join('').trim(), start: first.start + before, end: last.end - after, form: 'html', parts }];
}

const leading = ({ kind, text }: Token): number => (kind === 'text' ? text.length - text.trimStart().length : 0);
const trailing = ({ kind, text }: Token): number => (kind === 'text' ? text.length - text.trimEnd().length : 0);
