import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leanStyles } from './lean-styles.ts';

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'license-atlas-lean-'));
  mkdirSync(join(client, 'assets'));
});
afterEach(() => rmSync(client, { recursive: true }));

const css =
  '@layer base,components;@layer base{p{color:navy}}@layer components{.card{margin:0}.menu:not(.open) a{color:red}' +
  '.toast,.late{padding:1px}.gone,.away{padding:2px}@media (width<=34rem){.gone{margin:3px}}[data-busy] .card{top:0}}';
const html = (body: string): string => `<html lang="en"><head><style>${css}</style></head><body>${body}</body></html>`;

/** The shared styles of a page that is hydrated by these scripts, of which the first is named by the page. */
function leanPage(body: string, scripts: Record<string, string>) {
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(client, 'assets', name), code);
  return leanStyles(client)(html(body), [`/assets/${Object.keys(scripts)[0]}`]);
}

test('rules stay whose class the page or one of its scripts names, and rules without a class', () => {
  const { page } = leanPage('<p class="card">60 hours</p>', {
    'page.js': 'import{a}from"./shared.js";const b=c?`menu wide`:"open";',
    'shared.js': 'const later=()=>import("./late.js");',
    'late.js': 'export const d=()=>jsx("div",{className:"toast"})',
  });
  for (const kept of ['p{color:navy}', '.card{margin:0}', '.menu:not(.open) a', '.toast', '[data-busy] .card'])
    expect(page).toContain(kept);
  expect(page).not.toMatch(/gone|away|34rem/);
});

test('of a page that is given no script only what it shows stays', () => {
  const { page } = leanStyles(client)(html('<p class="card">60 hours</p>'), []);
  expect(page).toContain('.card{margin:0}');
  expect(page).not.toMatch(/toast|late|gone/);
});

test('a token stays that a rule, the page or a script still asks for', () => {
  const tokens = ['card', 'body', 'script', 'gone', 'nobody'].map((name) => `--${name}:red`).join(';');
  const rules = '.card{color:var(--card)}.gone{color:var(--gone)}';
  const page = `<html><style>:root{${tokens}}${rules}</style><p class="card" fill="var(--body)"></p></html>`;
  writeFileSync(join(client, 'assets', 'page.js'), 'const a={fill:"var(--script)"};');
  const lean = leanStyles(client)(page, ['/assets/page.js']).page;
  for (const kept of ['--card:', '--body:', '--script:']) expect(lean).toContain(kept);
  for (const left of ['--gone:', '--nobody:']) expect(lean).not.toContain(left);
});

test('a word of the libraries keeps no rule', () => {
  const scripts = { 'page.js': 'import{a}from"./react-1.js";', 'react-1.js': 'export const a="late";' };
  expect(leanPage('', scripts).page).not.toContain('.late');
});

test('all styles are a file, which <html> names by its content', () => {
  const { page, file } = leanPage('', { 'page.js': '' });
  expect(file.css).toBe(css);
  expect(page).toContain(`<html data-styles="${file.address}" lang="en">`);
  expect(file.address).toMatch(/^\/assets\/site-[\w-]{8}\.css$/);
});

test('words that are part of a longer one are no class', () => {
  expect(leanPage('', { 'page.js': 'const a="/gone/away";' }).page).not.toContain('.gone');
});
