import { codeParser } from '../code-parser.ts';
import { htmlMessages, isInTag } from './html-messages.ts';
import type { Message, Part } from './message.ts';
import { isWord, isWords, keysAreWords, namesOfWords, notWords } from './what-is-text.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const typeOnly = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression|InstantiationExpression)|Import|ExportAll)/;

/**
 * All words of a module that visitors may read, in the order of their ends: inner messages before the one around them.
 * What is no text (class names, addresses, errors for developers, types) is left out: what-is-text.ts.
 * @throws Error where the module cannot be parsed
 */
export function findMessages(code: string, file: string): Message[] {
  const { program, errors } = codeParser().parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Message[] = [];
  // `shown`: whether what stands here is put into a sentence or a page as it is, also a single word in lower case.
  const visit = (node: Node, parent: Node | null, field: string, shown: boolean): void => {
    const page = htmlTemplate(node, code);
    if (page) {
      const between = page.expressions.filter((_, index) => !isInTag(page.words, page.values[index]!, code));
      between.forEach((expression) => visit(expression, page.template, 'expressions', false));
      found.push(...htmlMessages(page.words, page.values, code));
      return;
    }
    if (typeOnly.test(node.type) || notWords(node, parent, field, code, file)) return;
    const sum = sumMessage(node);
    if (sum) {
      sum.operands.forEach((operand) => visit(operand, node, 'operand', true));
      found.push(sum.message);
      return;
    }
    for (const [name, value] of Object.entries(node)) {
      if (name === 'parent') continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, node, name, staysShown(node, name, parent, shown));
    }
    const message = messageOf(node, parent, field, { code, file, shown });
    if (message) found.push(message);
  };
  visit(program as unknown as Node, null, '', false);
  return withoutInner(found);
}

/** html`…`: where its words and its values stand in the code. */
function htmlTemplate(node: Node, code: string) {
  if (node.type !== 'TaggedTemplateExpression' || (node.tag as { name?: string }).name !== 'html') return undefined;
  const template = node.quasi as Node;
  const expressions = template.expressions as Node[];
  const quasis = template.quasis as { value: { raw: string } }[];
  let at = template.start + 1;
  const values = expressions.map((expression, index) => {
    const start = at + quasis[index]!.value.raw.length;
    at = code.indexOf('}', expression.end) + 1;
    return { start, end: at };
  });
  return { template, expressions, values, words: { start: template.start + 1, end: template.end - 1 } };
}

/** A word of a page is one in either branch of a condition, and to the right of `&&` and `??`. */
function staysShown(node: Node, field: string, parent: Node | null, shown: boolean): boolean {
  switch (node.type) {
    case 'JSXExpressionContainer':
      return /^JSX(Element|Fragment)$/.test(parent?.type ?? '');
    case 'TemplateLiteral':
      return field === 'expressions' && templateMessage(node, 'template') !== undefined;
    case 'ConditionalExpression':
      return shown && field !== 'test';
    case 'LogicalExpression':
      return shown && field === 'right';
    default:
      return node.type === 'ParenthesizedExpression' && shown;
  }
}

type Place = { code: string; file: string; shown: boolean };

function messageOf(node: Node, parent: Node | null, field: string, { code, file, shown }: Place): Message | undefined {
  const { start, end } = node;
  if (node.type === 'Literal' && typeof node.value === 'string') {
    const form = parent?.type === 'JSXAttribute' ? 'attribute' : 'string';
    const isShown = shown && isWord(node.value);
    if (!isShown && !isWords(node.value) && !namesOfWords(parent, field, node)) return undefined;
    return { text: node.value, start, end, form, parts: [] };
  }
  if (node.type === 'Identifier' && field === 'key' && keysAreWords.test(file) && /^[A-Z]/.test(node.name as string))
    return { text: node.name as string, start, end, form: 'string', parts: [] };
  if (node.type === 'TemplateLiteral')
    return templateMessage(node, parent?.type === 'TaggedTemplateExpression' ? 'tagged' : 'template');
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return childrenMessage(node, code);
  return undefined;
}

function templateMessage({ start, end, quasis, expressions }: Node, form: 'tagged' | 'template'): Message | undefined {
  // A sentence may go on in the next line of the code.
  const words = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked.replace(/\s*\n\s*/g, ' '));
  if (!isWords(words.join('0'), words.length > 1)) return undefined;
  const parts = (expressions as Node[]).map((one) => ({ start: one.start, end: one.end }));
  const text = words.map((one, index) => (index === 0 ? one : `{${index - 1}}${one}`)).join('');
  return { text, start, end, form, parts };
}

/** Texts and values that are put together with +: one message, since a sentence is one. */
function sumMessage(node: Node): { message: Message; operands: Node[] } | undefined {
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const parts: Part[] = [];
  const operands: Node[] = [];
  const value = (one: Node): string => {
    parts.push({ start: one.start, end: one.end });
    operands.push(one);
    return `{${parts.length - 1}}`;
  };
  const words = (one: Node): string => {
    if (one.type === 'Literal' && typeof one.value === 'string') return one.value;
    if (one.type !== 'TemplateLiteral') return value(one);
    const quasis = (one.quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked);
    return quasis
      .map((quasi, index) => quasi + (index < quasis.length - 1 ? value((one.expressions as Node[])[index]!) : ''))
      .join('');
  };
  const terms = termsOf(node);
  if (!terms.some(isTextNode)) return undefined;
  const text = terms.map(words).join('');
  if (!isWords(text.replace(/\{\d+\}/g, '0'), parts.length > 0)) return undefined;
  // Without a value, `{0}` is of the text: the templates of PDFs put something there.
  const form = parts.length === 0 ? 'string' : 'template';
  return { message: { text, start: node.start, end: node.end, form, parts }, operands };
}

const isTextNode = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

const termsOf = (node: Node): Node[] =>
  node.type === 'BinaryExpression' && node.operator === '+'
    ? [...termsOf(node.left as Node), ...termsOf(node.right as Node)]
    : [node];

/** The children of an element that has words of its own among them. */
function childrenMessage(node: Node, code: string): Message | undefined {
  const children = node.children as Node[];
  if (!children.some((child) => child.type === 'JSXText' && /\p{L}{2}/u.test(textOf(child)))) return undefined;
  const parts: Part[] = [];
  const whole = childText(children, parts, code);
  const outer: Message['outer'] = [/^ */.exec(whole)![0], / *$/.exec(whole)![0]];
  const [start, end] = [children[0]!.start, children.at(-1)!.end];
  return { text: whole.trim(), start, end, form: 'children', parts, outer };
}

function childText(children: Node[], parts: Part[], code: string): string {
  return children.map((child) => oneChild(child, parts, code)).join('');
}

function oneChild(child: Node, parts: Part[], code: string): string {
  if (child.type === 'JSXText') return jsxText(textOf(child));
  const { start, end } = child;
  if (child.type === 'JSXExpressionContainer') {
    const expression = child.expression as Node;
    if (expression.type === 'Literal' && typeof expression.value === 'string') return expression.value;
    if (expression.type === 'JSXEmptyExpression') return '';
    parts.push({ start, end });
    return `{${parts.length - 1}}`;
  }
  const place = parts.length;
  const inner = (child.children ?? []) as Node[];
  if (!inner.some(({ type, ...one }) => type === 'JSXText' && /\p{L}/u.test(textOf({ type, ...one } as Node)))) {
    parts.push({ start, end });
    return `<${place}/>`;
  }
  const { openingElement, openingFragment, closingElement, closingFragment } = child as Record<string, Node | null>;
  const [opening, closing] = [openingElement ?? openingFragment!, closingElement ?? closingFragment!];
  parts.push({
    start,
    end,
    around: { opening: [opening.start, opening.end], closing: [closing.start, closing.end] },
  });
  return `<${place}>${childText(inner, parts, code)}</${place}>`;
}

const textOf = (node: Node): string => node.value as string;

/** What JSX makes of its text: lines are trimmed and joined by a space, the space at an end of a line is lost. */
function jsxText(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      let kept = line.replaceAll('\t', ' ');
      if (index > 0) kept = kept.replace(/^ +/, '');
      if (index < lines.length - 1) kept = kept.replace(/ +$/, '');
      return kept;
    })
    .filter(Boolean)
    .join(' ');
}

/** A message that is among the words of another is part of that one. */
function withoutInner(found: Message[]): Message[] {
  const wholes = found.filter(({ form }) => form === 'children');
  return found.filter(
    (message) =>
      message.form !== 'children' ||
      !wholes.some(
        (other) =>
          other !== message &&
          other.parts.some(({ around, start, end }) => around && start < message.start && message.end < end) &&
          isWordsOf(other, message),
      ),
  );
}

/** Whether the words stand directly inside a part that goes around words of the other. */
const isWordsOf = ({ parts }: Message, { start, end }: Message): boolean =>
  parts.some(({ around }) => around && around.opening[1] <= start && end <= around.closing[0]) &&
  !parts.some((part) => !part.around && part.start <= start && end <= part.end);
