import { findMessages } from './find-messages.ts';
import type { Message, Part } from './message.ts';

/** The words of a message in another language. */
export type WordsFor = (text: string, file: string) => string | undefined;

type Result = {
  code: string;
  /** Messages without words in the language; they stay as they are. */
  missing: string[];
};

/** What joins words and values where a preposition melts into the article after it: "de" and "el" to "del". */
const joiner = 'joinedWords';

/**
 * A module with its texts in another language; everything else stays as it is written. Values keep the place that the
 * other language gives them, elements go around the words that are theirs.
 * @param file from the project's folder
 * @param joinWith the module that exports `joinedWords`, for languages that need one
 * @throws Error where a translation lacks a value, names one that is not there, or the module cannot be parsed
 */
export function putIntoLanguage(code: string, file: string, wordsFor: WordsFor, joinWith?: string): Result {
  const messages = findMessages(code, file).map((message) => ({ ...message, words: wordsFor(message.text, file) }));
  const missing = messages.filter(({ words }) => words === undefined).map(({ text }) => text);
  const changed = messages.filter((message): message is Translated => {
    if (message.words !== undefined) checkParts(message.text, message.words, file);
    return message.words !== undefined && message.words !== message.text;
  });
  if (changed.length === 0) return { code, missing };
  const written = writer(code, changed, joinWith !== undefined);
  const text = written(0, code.length);
  const needsJoiner = joinWith !== undefined && text.includes(`${joiner}(`);
  return { code: needsJoiner ? `import { ${joiner} } from ${JSON.stringify(joinWith)};\n${text}` : text, missing };
}

type Translated = Message & { words: string };

/** What joined-words.ts may have to join with the value after it. */
const preposition = /(^|\s)(a|con|de|en|para|por) $/i;

const placeholder = /\{(\d+)\}|<(\d+)\/>|<(\d+)>|<\/(\d+)>/g;

function checkParts(text: string, words: string, file: string): void {
  const parts = (one: string): string => (one.match(placeholder) ?? []).toSorted().join(' ');
  if (parts(text) !== parts(words))
    throw new Error(`${file}: "${words}" must have the same parts as "${text}": ${parts(text) || 'none'}.`);
}

/** Writes a stretch of the module again, with the messages in it in the other language. */
function writer(code: string, messages: Translated[], joins: boolean): (start: number, end: number) => string {
  const inOrder = messages.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const write = (start: number, end: number, around?: Translated): string => {
    let [out, at] = ['', start];
    for (const message of inOrder) {
      if (message === around || message.start < at || message.end > end) continue;
      out += code.slice(at, message.start) + writeMessage(message);
      at = message.end;
    }
    return out + code.slice(at, end);
  };
  const writeMessage = (message: Translated): string => {
    const value = ({ start, end }: Part): string => write(start, end, message);
    switch (message.form) {
      case 'string':
        return JSON.stringify(message.words);
      case 'attribute':
        return `{${JSON.stringify(message.words)}}`;
      case 'tagged':
        return writeTemplate(message, value, false);
      case 'template':
        return writeTemplate(message, value, joins);
      case 'children':
        return writeChildren(message, value, write, joins);
      case 'html':
        return writeHtml(message, value, write);
    }
  };
  return (start, end) => write(start, end);
}

const inTemplate = (words: string): string => words.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&');

/** Words inside a template that is HTML. Values and elements stand there with all their signs. */
function writeHtml(
  { words, parts }: Translated,
  value: (part: Part) => string,
  write: (start: number, end: number) => string,
): string {
  return words
    .split(/(\{\d+\}|<\d+>|<\/\d+>)/)
    .map((piece) => {
      const part = /^[{<]/.test(piece) ? parts[Number(/\d+/.exec(piece)?.[0])] : undefined;
      if (!part) return inTemplate(piece);
      if (piece.startsWith('{')) return value(part);
      return write(...(piece.startsWith('</') ? part.around!.closing : part.around!.opening));
    })
    .join('');
}

function writeTemplate({ words, parts }: Translated, value: (part: Part) => string, joins: boolean): string {
  const pieces = words.split(/\{(\d+)\}/);
  const inside = pieces.map((piece, index) =>
    index % 2 === 0 ? inTemplate(piece) : `\${${value(parts[Number(piece)]!)}}`,
  );
  const template = `\`${inside.join('')}\``;
  const isAfterPreposition = pieces.some(
    (piece, index) => index % 2 === 0 && index < pieces.length - 1 && preposition.test(piece),
  );
  return joins && isAfterPreposition ? `${joiner}(${template})` : template;
}

function writeChildren(
  { words: own, parts, outer: [before, after] = ['', ''] }: Translated,
  value: (part: Part) => string,
  write: (start: number, end: number) => string,
  joins: boolean,
): string {
  const words = (own.startsWith(' ') ? '' : before) + own + (own.endsWith(' ') ? '' : after);
  const pieces = words.split(/(\{\d+\}|<\d+\/>|<\d+>|<\/\d+>)/).filter(Boolean);
  const isValue = (piece: string | undefined): boolean => piece !== undefined && /^\{\d+\}$/.test(piece);
  const partOf = (piece: string): Part => parts[Number(/\d+/.exec(piece)![0])]!;
  return pieces
    .map((piece, index) => {
      if (isValue(piece)) {
        const last = pieces[index - 1];
        return joins && last !== undefined && preposition.test(last) ? '' : value(partOf(piece));
      }
      if (/^<\d+\/>$/.test(piece)) return value(partOf(piece));
      if (/^<\d+>$/.test(piece)) return write(...partOf(piece).around!.opening);
      if (/^<\/\d+>$/.test(piece)) return write(...partOf(piece).around!.closing);
      const next = pieces[index + 1];
      if (joins && isValue(next) && preposition.test(piece))
        return `{${joiner}(${JSON.stringify(piece)}, ${value(partOf(next!)).slice(1, -1)})}`;
      return `{${JSON.stringify(piece)}}`;
    })
    .join('');
}
