import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearBuild, leaveWritten, removeLeftOver, takeWritten, type WrittenPage } from './written-pages.ts';

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
  leaveWritten(now, list);
  write('client/feed.xml');
  write('client/es/ohio.html');
  clearBuild(build(), [list]);
  expect(takeWritten(build(), list)).toEqual(now);
  expect(['client/ohio.html', 'client/ohio.html.br'].map(isThere)).toEqual([true, true]);
  expect(['client/feed.xml', 'client/es'].map(isThere)).toEqual([false, false]);
});

test('pages of another language stay as well, until it writes them otherwise', () => {
  const other = join(directory, 'es.json');
  leaveWritten({ '/ohio': pageOf('a', 'client/ohio.html') }, list);
  leaveWritten({ '/es/ohio': pageOf('a', 'client/es/ohio.html', 'client/assets/then.js') }, other);
  const stayed = clearBuild(build(), [list, other]);
  expect(['client/ohio.html', 'client/es/ohio.html', 'client/assets/then.js'].map(isThere)).toEqual([true, true, true]);
  expect(Object.keys(takeWritten(build(), other))).toEqual(['/es/ohio']);
  leaveWritten({ '/es/ohio': pageOf('b', 'client/es/ohio.html', 'client/assets/now.js') }, other);
  removeLeftOver(build(), stayed, [list, other]);
  expect(['client/ohio.html', 'client/assets/then.js', 'client/assets/now.js'].map(isThere)).toEqual([
    true,
    false,
    true,
  ]);
});

test('a page of which a file is gone or of another length goes whole, the others stay', () => {
  const now = { '/ohio': pageOf('a', 'ohio', 'ohio.br'), '/iowa': pageOf('b', 'iowa'), '/utah': pageOf('c', 'utah') };
  leaveWritten(now, list);
  write('ohio.br', 'other');
  rmSync(join(build(), 'utah'));
  clearBuild(build(), [list]);
  expect(Object.keys(takeWritten(build(), list))).toEqual(['/iowa']);
  expect(['ohio', 'ohio.br', 'iowa'].map(isThere)).toEqual([false, false, true]);
});

test('after a build that did not end, nothing stays', () => {
  leaveWritten({ '/ohio': pageOf('a', 'ohio') }, list);
  takeWritten(build(), list);
  clearBuild(build(), [list]);
  expect(takeWritten(build(), list)).toEqual({});
  expect(isThere('ohio')).toBe(false);
});

test('a file that only the earlier build had is removed', () => {
  leaveWritten({ '/ohio': pageOf('a', 'ohio', 'data-of-then') }, list);
  const stayed = clearBuild(build(), [list]);
  leaveWritten({ '/ohio': pageOf('b', 'ohio', 'data-of-now') }, list);
  removeLeftOver(build(), stayed, [list]);
  expect(['ohio', 'data-of-then', 'data-of-now'].map(isThere)).toEqual([true, false, true]);
});
