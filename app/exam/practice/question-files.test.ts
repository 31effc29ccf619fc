import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { enemyPairs, readQuestionBank } from '../../question-bank/question-bank.server.ts';
import { quickSize, soonestFirst } from './draw-exam.ts';
import { readBank } from './bank-files.ts';
import { listStateLaws } from '../state-law/state-law.server.ts';
import { practiceData } from './practice-data.server.ts';
import { questionFiles } from './question-files.server.ts';

const mostBytes = 60_000;
const bytesOf = (content: string): number => brotliCompressSync(content).length;
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

test('each question is in one part, with others of its area and topic', () => {
  const parts = questionFiles().map(({ questions }) => questions);
  const ids = parts.flat().map(({ id }) => id);
  expect(ids.toSorted()).toEqual(
    readQuestionBank()
      .map(({ id }) => id)
      .toSorted(),
  );
  const topics = new Map(readQuestionBank().map(({ id, topic }) => [id, topic]));
  expect(parts.filter((part) => new Set(part.map(({ id }) => topics.get(id))).size !== 1)).toEqual([]);
  expect(new Set(questionFiles().map(({ address }) => address)).size).toBe(parts.length);
});

test('the page’s data says of each part what the bank has in it, and who are enemies', () => {
  const { files: shown, enemies } = readBank(practiceData().bank);
  for (const [index, { address, questions }] of questionFiles().entries()) {
    expect(shown[index]!.address).toBe(address);
    expect(shown[index]!.questions).toEqual(questions.map(({ id, difficulty, concept }) => [id, difficulty, concept]));
  }
  const laws = listStateLaws().flatMap(({ questions }) => questions);
  expect(enemies.toSorted()).toEqual(enemyPairs([...readQuestionBank(), ...laws]).toSorted());
});

test('ten questions from anywhere, and a drill of any topic, load less than 60 KB', () => {
  const files = questionFiles().map(({ content, topic }) => ({ bytes: bytesOf(content), topic }));
  const largest = files.map(({ bytes }) => bytes).toSorted((one, other) => other - one);
  expect(sum(largest.slice(0, quickSize))).toBeLessThan(mostBytes);
  for (const topic of new Set(files.map((file) => file.topic)))
    expect(sum(files.filter((file) => file.topic === topic).map(({ bytes }) => bytes)), topic).toBeLessThan(mostBytes);
});

test('an exam begins with a question whose part is on its way, and asks all others as drawn', () => {
  expect(soonestFirst(['a', 'b', 'c', 'd'], (id) => id > 'b')).toEqual(['c', 'a', 'b', 'd']);
  expect(soonestFirst(['a', 'b'], () => false)).toEqual(['a', 'b']);
});
