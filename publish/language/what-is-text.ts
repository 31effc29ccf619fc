/** Which strings of a module visitors read, and which only programs do. */
import { oneOf } from '../../app/content/words-of-content.server.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Attributes whose value is no text. */
const codeAttributes = oneOf(
  'className class id href src srcSet type rel method action encType role htmlFor form d viewBox fill ' +
    'stroke.* transform points style lang hrefLang inputMode autoComplete autoCapitalize target ' +
    'crossOrigin media sizes as value pattern scope dir key http-equiv property charSet ' +
    'preserveAspectRatio textAnchor data-.* ' +
    'aria-(live|current|haspopup|controls|labelledby|describedby|sort|relevant|atomic|autocomplete|orientation' +
    '|pressed|expanded|hidden|busy|roledescription) ' +
    'accept.* size download loading decoding fetchPriority popover.* prefix',
);
/** Functions whose arguments are no text. */
const codeFunctions = oneOf(
  'require fetch URL RegExp Error RangeError TypeError describe querySelector(All)? closest matches ' +
    'getElementById addEventListener removeEventListener createElement createElementNS setAttribute ' +
    'getAttribute hasAttribute removeAttribute toggleAttribute CustomEvent Event Intl DateTimeFormat ' +
    'NumberFormat Collator toLocaleString toLocaleDateString postMessage getItem setItem removeItem open ' +
    'register enum literal discriminatedUnion regex refine superRefine join split log warn error info ' +
    'debug readFileSync readdirSync importModule glob matchMedia getPropertyValue setProperty ' +
    'localeCompare test exec refuse prettifyError get startsWith endsWith includes indexOf page pages ' +
    'unlisted message addIssue',
);
/** Functions whose arguments are words, also a single one in lower case. */
const wordFunctions = oneOf('word plural withArticle counted list many sentence capitalize rangeOf unitOf');
/** Properties whose value is a word, also a single one in lower case. */
const wordProperties = oneOf(
  'label called short title heading one many singular plural noun text says summary caption placeholder ' +
    'detail teaser hint question answer description word words article what item paidTo meaning prompt ' +
    'doubt',
);
/** Names of keys, of headers and of what machines read, that look like words. */
const codeWords = oneOf(
  'Arrow(Up|Down|Left|Right) Enter Escape Tab End Page(Up|Down) Backspace Delete Content-.* Accept.* ' +
    'Cache-Control Request Response Location Set-Cookie UTC OK Utf8',
);

const nameOf = (node: unknown): string => {
  const one = node as { type?: string; name?: unknown; property?: unknown; value?: unknown } | null;
  if (!one) return '';
  if (one.type === 'MemberExpression') return nameOf(one.property);
  if (typeof one.name === 'string') return one.name;
  if (one.type === 'JSXNamespacedName') return '';
  return typeof one.value === 'string' ? one.value : '';
};

/** Whether a node and all in it is no text: an attribute, an error, a selector, a key. */
export function notWords(node: Node, parent: Node | null, field: string, code: string, file = ''): boolean {
  if (node.type === 'JSXAttribute')
    return (
      codeAttributes.test(code.slice((node.name as Node).start, (node.name as Node).end)) &&
      (node.value as Node | null)?.type === 'Literal'
    );
  if (node.type === 'JSXExpressionContainer' && parent?.type === 'JSXAttribute')
    return /^(className|style|href|src|id|key|d|points|transform|viewBox)$/.test(nameOf(parent.name));
  if (node.type === 'ThrowStatement' || node.type === 'ExportAllDeclaration') return true;
  if (field === 'source' && /^(Import|Export)/.test(parent?.type ?? '')) return true;
  if (node.type === 'Literal' && isCompared(parent, field)) return true;
  // schema.org's names.
  if (node.type === 'Property' && nameOf(node.key).startsWith('@')) return true;
  if (
    node.type === 'Literal' &&
    field === 'key' &&
    !keysAreWords.test(file) &&
    !(parent as { computed?: boolean }).computed
  )
    return true;
  // Values that content is checked against are written there in English.
  if (node.type === 'CallExpression' && /^(enum|literal|discriminatedUnion)$/.test(nameOf(node.callee))) return true;
  if (node.type === 'NewExpression') return codeFunctions.test(nameOf(node.callee));
  if (node.type === 'TaggedTemplateExpression') return nameOf(node.tag) !== 'say';
  return (
    field === 'arguments' &&
    (node.type === 'Literal' || node.type === 'TemplateLiteral') &&
    codeFunctions.test(nameOf((parent as { callee?: unknown }).callee))
  );
}

/** What is compared is what programs tell apart, and the same in every language. */
const isCompared = (parent: Node | null, field: string): boolean =>
  (parent?.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator as string)) ||
  (parent?.type === 'SwitchCase' && field === 'test');

/** Modules whose objects have words of the site as keys. */
export const keysAreWords = /^app\/search\/rank-results\.ts$/;

/** One word in lower case, or several. */
export const isWord = (text: string): boolean =>
  /\p{Ll}{2}/u.test(text) && /^[\p{L} ,.’'-]+$/u.test(text) && !toldApart.has(text.trim());

/** What programs tell apart, and visitors never read. */
const toldApart = new Set(
  (
    'go on|not saved|time up|exam day|short|percent|transfer place|state law|by choice|' +
    'part of a state law|glossary page|school certificate|school certificates|school transcript|state approval|' +
    'not applicable|US dollars|' +
    'at its address|where nothing is|in the server only|page data|true|false'
  ).split('|'),
);

/**
 * Whether a string reads as words: two of them, or one with a capital letter.
 * @param hasParts whether values stand in it
 */
export function isWords(text: string, hasParts = false): boolean {
  const trimmed = text.trim();
  if (!/\p{L}{2}/u.test(trimmed) || codeWords.test(trimmed) || toldApart.has(trimmed)) return false;
  if (/^(https?:|\/|\.\/|#|\.\S|@|data:|<(?!\d)|--|\^|\[|\{(?!\d)|[\w-]+\/[\w.-]+$)/.test(trimmed)) return false;
  if (/[;{}]\s*\w+:|=>|\\[dsw]|^\w+\(.*\)$/.test(trimmed)) return false;
  const tokens = trimmed.split(/\s+/);
  if (tokens.length === 1)
    return (
      /^\p{Lu}[\p{Ll}\u00ad]{2,}[.:!?…]?$/u.test(trimmed) ||
      (hasParts && / /.test(text) && /^\p{L}{3,}[.,:]?$/u.test(trimmed.replace(/0/g, '').trim()))
    );
  // Class names: only lower case, and hyphens or digits among them.
  const isClasses =
    !tokens.includes('0') &&
    tokens.every((one) => /^[a-z0-9:[\]/.,%!()_-]+$/.test(one)) &&
    tokens.some((one) => /[a-z]-[a-z0-9]|:/.test(one)) &&
    tokens.filter((one) => /^[a-z]{2,}$/.test(one)).length <= tokens.length / 2;
  return !isClasses && tokens.filter((one) => /\p{L}{2}/u.test(one)).length > 0;
}

/** Whether a single word in lower case stands where only words do. */
export function namesOfWords(parent: Node | null, field: string, node: Node): boolean {
  const text = node.value as string;
  if (!/^[\p{L}][\p{L} ’'.,-]*$/u.test(text) || toldApart.has(text)) return false;
  if (parent?.type === 'Property' && field === 'value') return wordProperties.test(nameOf(parent.key));
  if (parent?.type === 'JSXAttribute') return wordProperties.test(nameOf(parent.name));
  if (field === 'arguments') return wordFunctions.test(nameOf((parent as { callee?: unknown }).callee));
  return false;
}
