import { expect, test } from 'vitest';
import { passageFingerprint } from './passage-fingerprint.server.ts';

const printed = passageFingerprint('The fee is $1,200 (“nonrefundable”).');

test('other line breaks, quotes and capitals are the same passage', () => {
  expect(printed).toMatch(/^[0-9a-f]{64}$/);
  expect(passageFingerprint('  The FEE is\n$1,200 ("nonrefundable")')).toBe(printed);
});

test('another figure is another passage', () => {
  expect(passageFingerprint('The fee is $1,300 (“nonrefundable”).')).not.toBe(printed);
});

test('nothing to read is an error', () => {
  expect(() => passageFingerprint(' … ')).toThrow('a passage needs letters or digits');
});
