import { expect, test } from 'vitest';
import { listSettings, readSiteSettings } from '../../app/frame/site-settings.server.ts';
import { siteConfig } from '../../site.config.ts';
import { exampleReason, isLeftOut, outsideAddresses } from './example-values.ts';

const setting = (value: unknown, path = 'email') => ({ path, variable: 'SITE_EMAIL', value });

test.each([
  'hello@example.com',
  'https://charity.example.com',
  'https://site.example/x',
  '(555) 010-0100',
  '555-010-0100',
  '(312) 555-0134',
  '#',
  '100 Example Street, Suite 1',
  'Anytown, USA',
  'Partner One',
  'Our charity',
  'A card. The owner sets its words.',
])('%s is an example', (value) => {
  expect(exampleReason(setting(value))).toBeTruthy();
});

test.each([
  'LicenseAtlas',
  'hello@atlas.org',
  'https://www.gutenberg.org/ebooks/author/4862',
  '(312) 867-5309',
  '12 Main Street',
  'Advertisement',
  8076,
  '',
])('%s is no example', (value) => {
  expect(exampleReason(setting(value))).toBeUndefined();
});

test('an empty optional setting is left out, an empty required one is not', () => {
  expect(isLeftOut(setting('', 'newsWidgetUrl'))).toBe(true);
  expect(isLeftOut(setting('', 'email'))).toBe(false);
});

test('addresses to test are real ones outside the site', () => {
  const settings = [
    setting('https://atlas.org', 'origin'),
    setting('https://charity.example.com'),
    setting('https://charity.org'),
    setting('/api/stream'),
  ];
  expect(outsideAddresses(settings).map(({ value }) => value)).toEqual(['https://charity.org']);
});

test('an owner who sets everything has no examples left, and none is named twice', () => {
  const found = listSettings(readSiteSettings(siteConfig, {})).filter(exampleReason);
  const own = (value: unknown) =>
    /@/.test(`${value}`) ? 'a@atlas.org' : /^(?:#|http)/.test(`${value}`) ? 'https://atlas.org' : 'Our own words';
  const environment = Object.fromEntries(found.map(({ variable, value }) => [variable, own(value)]));
  expect(Object.keys(environment)).toHaveLength(found.length);
  expect(listSettings(readSiteSettings(siteConfig, environment)).filter(exampleReason)).toEqual([]);
});
