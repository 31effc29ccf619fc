import { factAt } from '../../app/facts/fact-paths.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { ancestors, attribute, descendants, type Element, hasClass, type Page, visibleText } from './page.ts';
import { onEachPage } from './site.ts';

const leastQuestions = 10;

/**
 * The right option of each question of a state's page says what the fact in content/jurisdictions says, and that fact
 * is sure.
 */
export const stateQuestionsEqualFacts = (states: Map<string, StateRecord>) =>
  onEachPage((page) => {
    const [, slug] = /^\/exam-prep\/state-questions\/([a-z-]+)$/.exec(page.path) ?? [];
    const record = slug && states.get(slug);
    if (!record) return [];
    const items = questionsOf(page);
    return [
      ...(items.length >= leastQuestions ? [] : [`has ${items.length} questions; ${leastQuestions} are the least`]),
      ...items.flatMap((item) => problemsOf(item, record)),
    ];
  });

const questionsOf = (page: Page): Element[] =>
  page.elements.filter((element) => element.tagName === 'li' && attribute(element, 'data-fact') !== undefined);

function problemsOf(item: Element, record: StateRecord): string[] {
  const path = attribute(item, 'data-fact') ?? '';
  const fact = factAt(record, path);
  const [question = ''] = texts(item, 'h3');
  const options = descendants(item)
    .filter((element) => element.tagName === 'li' && hasClass(ancestors(element)[0]!, 'options'))
    .map(visibleText);
  const [, letter = '', answer = ''] = /^([A-D])\. (.*)\.$/.exec(texts(item, 'strong')[0] ?? '') ?? [];
  return [
    ...(fact.confidence === 'high' ? [] : [`asks "${question}", but ${path} is of ${fact.confidence} confidence`]),
    ...(options.length === 4 && new Set(options).size === 4
      ? []
      : [`"${question}" does not have four different options`]),
    ...(options['ABCD'.indexOf(letter)] === answer ? [] : [`"${question}": ${letter} is not "${answer}"`]),
    ...(agrees(question, answer, path, fact.value, record)
      ? []
      : [`"${question}": "${answer}" is not what ${path} says`]),
  ];
}

const texts = (item: Element, tag: string): string[] =>
  descendants(item)
    .filter(({ tagName }) => tagName === tag)
    .map(visibleText);

/** Read anew from the fact, not by the functions that wrote the question. */
function agrees(question: string, answer: string, path: string, value: unknown, record: StateRecord): boolean {
  if (/neighboring states/.test(question)) return true;
  const number =
    typeof value === 'number'
      ? value
      : path === 'entry.postLicense'
        ? record.entry.postLicense.value?.hours
        : undefined;
  if (number !== undefined) return Number(/\d[\d,]*(?:\.\d+)?/.exec(answer)?.[0].replaceAll(',', '')) === number;
  if (path === 'regulator.name' || path === 'broker.title') return String(value).startsWith(answer);
  if (path === 'entry.exam.provider') return answer === value || record.words.examBy === record.words.regulator;
  if (path === 'entry.title') return answer === value;
  if (path === 'entry.backgroundCheck')
    return /includes fingerprints/.test(answer) === record.entry.backgroundCheck.value?.fingerprints;
  if (path === 'entry.criminalHistory')
    return /to review .+ record first/.test(answer) === record.entry.criminalHistory.value?.predetermination;
  if (path === 'reciprocity.kind')
    return (
      { full: 'every state', mutual: 'on its list', none: 'no other', partial: 'never asked' }[
        record.reciprocity.kind.value!
      ] === /every state|on its list|no other/.exec(answer)?.[0]
    );
  if (path === 'entry.exam.passingScore')
    return JSON.stringify(answer.match(/\d+/g)) === JSON.stringify(String(value).match(/\d+/g));
  if (path === 'law')
    return (
      answer === record.law.value?.citation ||
      (question.includes(record.law.value?.citation.split(' (')[0] ?? '-') && /licensing brokers/.test(answer))
    );
  // What is left is a plain yes in the data: a sponsor, a diploma, insurance, an exam.
  return value === true;
}
