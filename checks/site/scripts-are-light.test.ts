import { expect, test } from 'vitest';
import { weights } from '../../app/site-map/site-route.ts';
import { scriptsAreLight } from './scripts-are-light.ts';
import { siteOf } from './site.ts';

const most = weights.page.script;
const page = '<!doctype html><html lang="en" data-page="/assets/pages/a.js"><title>A</title>';
const files = {
  '/assets/pages/a.js': 'import * as r from "/assets/r.js";\nimport("/assets/entry.js");',
  '/assets/r.js': 'import{a}from"./shared.js";const later=()=>import("./later.js");',
  '/assets/entry.js': 'import{b}from"./shared.js";',
  '/assets/shared.js': '',
  '/assets/later.js': '',
};
const each = (bytes: Record<string, number>) => scriptsAreLight((_, address) => bytes[address] ?? 0);
const check = (bytes: Record<string, number>, path = '/blog') =>
  each(bytes)(siteOf({ [path]: page }, files)).map(({ problem }) => problem);

test('what a page imports is added up, each file once', () => {
  expect(
    check({ '/assets/pages/a.js': 1, '/assets/r.js': 10, '/assets/entry.js': 100, '/assets/shared.js': most }),
  ).toEqual([`loads ${most + 111} bytes of script in Brotli; ${most} are the most`]);
});

test('just at the limit is light enough', () => {
  expect(check({ '/assets/shared.js': most })).toEqual([]);
});

test('what waits until it is needed does not count', () => {
  expect(check({ '/assets/later.js': 999_999 })).toEqual([]);
});

test('the two apps may load more', () => {
  expect(check({ '/assets/shared.js': 140_000 }, '/exam-prep/practice')).toEqual([]);
});
