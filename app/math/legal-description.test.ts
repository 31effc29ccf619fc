import { expect, test } from 'vitest';
import { readDescription } from './legal-description.ts';

const acresOf = (text: string) => readDescription(text)?.reduce((sum, { acres }) => sum + Number(acres), 0);

test('each half and quarter divides the section', () => {
  expect(acresOf('Section 8')).toBe(640);
  expect(acresOf('the northeast quarter of the southwest quarter')).toBe(40);
  expect(acresOf('N 1/2 of the SW 1/4 of Section 8')).toBe(80);
  expect(acresOf('E½ of the NW¼ of the SE¼, Section 22, T3N, R2E')).toBe(20);
  expect(acresOf('W 1/2 NE 1/4 Section 5, Township 3 North, Range 2 East')).toBe(80);
  expect(acresOf('S half of the S half of sec. 36')).toBe(160);
  expect(acresOf('SE1/4NW1/4, Sec. 4, T3N')).toBe(40);
  expect(acresOf('N½SE¼')).toBe(80);
});

test('"and" adds pieces, each from a whole section', () => {
  expect(acresOf('the NW 1/4 and the N 1/2 of the SW 1/4 of Section 8')).toBe(240);
  expect(acresOf('N½SE¼ & SW¼')).toBe(240);
});

test('what is not understood is no number', () => {
  for (const text of [
    '',
    'Lot 5, Block 2',
    'NW 1/3',
    'N 1/4',
    'NE 1/2',
    'N 1/2 of',
    'of Section 8',
    'N 1/2 and',
    'N 1/2 of the SW 1/4 of Section 8 near the creek',
    'NW 1/42',
    'N 1/2 SE 1/4, SW 1/4',
    'N½SE¼, the SW¼',
  ])
    expect(acresOf(text), text).toBeUndefined();
});
