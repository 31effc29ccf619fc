import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearBuild, leaveWritten, type WrittenPage } from './written-pages.ts';

let directory: string;
let list: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'license-atlas-written-'));
  list = join(directory, 'list.json');
});
afterEach(() => rmSync(directory, { recursive: true }));

const build = (): string => join(directory, 'build');
const isThere = (path: string): boolean => existsSync(join(build(), path));

function write(path: string, content = '60 hours'): string {
  mkdirSync(dirname(join(build(), path)), { recursive: true });
  writeFileSync(join(build(), path), content);
  return path;
}

const pageOf = (key: string, ...paths: string[]): WrittenPage => ({
  key,
  files: paths.map((path) => [write(path), 8]),
  compressed: { files: 0, bytes: 0, brotliBytes: 0 },
});

test('what the last build wrote for its pages stays, and nothing else', () => {
  const now = { '/ohio': pageOf('a', 'client/ohio.html', 'client/ohio.html.br') };
  leaveWritten(build(), { before: {}, now }, list);
  write('client/feed.xml');
  write('client/es/ohio.html');
  expect(clearBuild(build(), list)).toEqual(now);
  expect(['client/ohio.html', 'client/ohio.html.br'].map(isThere)).toEqual([true, true]);
  expect(['client/feed.xml', 'client/es'].map(isThere)).toEqual([false, false]);
});

test('a page of which a file is gone or of another length goes whole, the others stay', () => {
  const now = { '/ohio': pageOf('a', 'ohio', 'ohio.br'), '/iowa': pageOf('b', 'iowa'), '/utah': pageOf('c', 'utah') };
  leaveWritten(build(), { before: {}, now }, list);
  write('ohio.br', 'other');
  rmSync(join(build(), 'utah'));
  expect(Object.keys(clearBuild(build(), list))).toEqual(['/iowa']);
  expect(['ohio', 'ohio.br', 'iowa'].map(isThere)).toEqual([false, false, true]);
});

test('after a build that did not end, nothing stays', () => {
  leaveWritten(build(), { before: {}, now: { '/ohio': pageOf('a', 'ohio') } }, list);
  clearBuild(build(), list);
  expect(clearBuild(build(), list)).toEqual({});
  expect(isThere('ohio')).toBe(false);
});

test('a file that only the earlier build had is removed', () => {
  const before = { '/ohio': pageOf('a', 'ohio', 'data-of-then') };
  leaveWritten(build(), { before, now: { '/ohio': pageOf('b', 'ohio', 'data-of-now') } }, list);
  expect(['ohio', 'data-of-then', 'data-of-now'].map(isThere)).toEqual([true, false, true]);
});
