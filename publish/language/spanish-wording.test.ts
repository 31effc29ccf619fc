import { expect, test } from 'vitest';
import { numerals } from '../../app/exam/practice/worked-sum.server.ts';
import { readQuestionBank } from '../../app/question-bank/question-bank.server.ts';
import { conceptName, namedConcepts } from '../../content/es/wording/concept-name.ts';
import { joinedWords } from '../../content/es/wording/joined-words.ts';
import { inputName, unitName } from '../../content/es/wording/sum-words.ts';
import { list, plural, withArticle } from '../../content/es/wording/wording.ts';

test.each([
  [2, 'hora', '2 horas'],
  [1, 'mes', '1 mes'],
  [3, 'mes', '3 meses'],
  [2, 'examen', '2 exámenes'],
  [2, 'vez', '2 veces'],
  [1200, 'pregunta que cuenta|preguntas que cuentan', '1,200 preguntas que cuentan'],
])('%d of "%s" is "%s"', (count, noun, words) => {
  expect(plural(count, noun)).toBe(words);
});

test('a preposition melts with the article after it, and places have theirs', () => {
  expect(joinedWords('Pregunte a el Departamento de Estado')).toBe('Pregunte al Departamento de Estado');
  expect(joinedWords('La licencia de ', 'Distrito de Columbia')).toBe('La licencia del Distrito de Columbia');
  expect(joinedWords('en Islas Vírgenes de los Estados Unidos')).toBe('en las Islas Vírgenes de los Estados Unidos');
  expect(joinedWords('de El Paso a El Centro')).toBe('de El Paso a El Centro');
});

test('lists and articles are Spanish', () => {
  expect(list(['Ohio', 'Iowa'])).toBe('Ohio e Iowa');
  expect(list(['siete', 'ocho'], 'or')).toBe('siete u ocho');
  expect(['agente', 'licencia de corredor', 'corredor'].map(withArticle)).toEqual([
    'un agente',
    'una licencia de corredor',
    'un corredor',
  ]);
});

test('the sums of practice questions are told in Spanish words, without figures that would count as the sum’s', () => {
  const sums = readQuestionBank().flatMap(({ math }) => math ?? []);
  const names = sums.flatMap(({ formula }) => formula.match(/[a-z_]{2,}/g) ?? []).filter((name) => !numerals.has(name));
  expect(names.map(inputName).filter((name) => !/^[\p{L} ]+$/u.test(name))).toEqual([]);
  const counted = sums.map(({ unit }) => unit).filter((unit) => !['dollars', 'percent', 'multiplier'].includes(unit));
  expect(counted.map(unitName)).toContain('pies cuadrados');
});

test('each concept of the questions has a Spanish name, and no other has', () => {
  const concepts = new Set(readQuestionBank().map(({ concept }) => concept));
  expect(namedConcepts.toSorted()).toEqual([...concepts].toSorted());
  expect(conceptName('adverse-possession')).toBe('Posesión adversa');
});
