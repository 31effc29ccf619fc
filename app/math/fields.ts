import type { FieldRule, NumberRule, Rules, Value } from './calculator.ts';
import { readDay } from './calendar.ts';
import { Decimal } from './decimal.ts';

/** A field's name and example from content/formulas, for messages. */
export type FieldWords = { name: string; example: string };
type Read = { value: Value } | { problem: string };
export type ReadFields = { values: Record<string, Value>; problems: Record<string, string> };

/** Reads what stands in the fields. A problem says what to do. */
export function readFields(rules: Rules, texts: Record<string, string>, words: Record<string, FieldWords>): ReadFields {
  const values: Record<string, Value> = {};
  const problems: Record<string, string> = {};
  for (const [key, rule] of Object.entries(rules)) {
    const read = readField(rule, (texts[key] ?? '').trim(), words[key] ?? { name: key, example: '' });
    if ('value' in read) values[key] = read.value;
    else problems[key] = read.problem;
  }
  return { values, problems };
}

function readField(rule: FieldRule, text: string, words: FieldWords): Read {
  if (rule.kind === 'date') {
    const day = readDay(text);
    return day ? { value: day } : { problem: `Enter the ${spoken(words)} as a full date, from 1900 to 2199.` };
  }
  if (rule.kind === 'choice')
    return Object.hasOwn(rule.choices, text) ? { value: text } : { problem: `Choose the ${spoken(words)}.` };
  if (rule.kind === 'text')
    return text ? { value: text } : { problem: `Enter the ${spoken(words)}, like ${words.example}.` };
  return readNumber(rule, text, words);
}

const digits = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)`;
/** Digits, with commas in groups of three; "$" only before dollars, "%" only after a percent. */
const written = {
  dollars: new RegExp(String.raw`^(-?\$?|\$-)\s*${digits}$`),
  percent: new RegExp(String.raw`^(-?)${digits}\s*%?$`),
  number: new RegExp(`^(-?)${digits}$`),
};
/** More places than any exam’s figure has, and as many as a step shows: what is shown is what was used. */
const mostPlaces = { dollars: 6, percent: 4, number: 6 };

function readNumber(rule: NumberRule, text: string, words: FieldWords): Read {
  const { name, like } = { name: spoken(words), like: `like ${words.example}` };
  if (!text) return { problem: `Enter the ${name}, ${like}.` };
  const [, sign = '', figures = ''] = written[rule.kind].exec(text.replace('−', '-')) ?? [];
  if (!/\d/.test(figures) || figures.length > 24) return { problem: `Write the ${name} in digits, ${like}.` };
  const number = Decimal(figures.replaceAll(',', '').replace(/\.$/, '')).times(sign.includes('-') ? -1 : 1);
  const problem = outside(rule, number, name, like);
  return problem ? { problem } : { value: rule.kind === 'percent' ? number.div(100) : number };
}

function outside(rule: NumberRule, number: Decimal, name: string, like: string): string | undefined {
  const unit = rule.kind === 'percent' ? '%' : '';
  const sign = rule.kind === 'dollars' ? '$' : '';
  const limit = (value: number): string => `${sign}${value.toLocaleString('en-US')}${unit}`;
  if (rule.above !== undefined && number.lte(rule.above))
    return `Enter the ${name} above ${rule.above === 0 ? 'zero' : limit(rule.above)}, ${like}.`;
  if (rule.least !== undefined && number.lt(rule.least))
    return `Enter the ${name} as ${limit(rule.least)} or more, ${like}.`;
  if (number.gt(rule.most))
    return (
      `Enter the ${name} as ${limit(rule.most)} or less, ` +
      `${like}.${rule.whole ? '' : ' Is the decimal point in its place?'}`
    );
  if (rule.whole && !number.round(0).eq(number)) return `Enter the ${name} as a whole number, ${like}.`;
  const places = mostPlaces[rule.kind];
  return number.round(places).eq(number)
    ? undefined
    : `Enter the ${name} with ${places} decimal places or fewer, ${like}.`;
}

/** "Sale price" inside a sentence. */
const spoken = ({ name }: FieldWords): string => name.charAt(0).toLowerCase() + name.slice(1);
