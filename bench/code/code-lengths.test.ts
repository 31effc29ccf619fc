import { expect, test } from 'vitest';
import { codeLengths } from './code-lengths.ts';

test('named functions, methods and components are counted, functions handed over are not', () => {
  const text = `/** Not part of it. */
export const double = (value: number): number => value * 2;
function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
class Purse {
  empty() {
    return {
      coins() {},
    };
  }
}
export default function Page() {
  return <p>{sum([double(1)])}</p>;
}
`;
  expect(codeLengths('a.tsx', text)).toEqual({ functions: [1, 3, 5, 1], components: [3], file: 15, longLines: 0 });
});

test('only TSX has components', () => {
  expect(codeLengths('a.ts', 'const Ohio = () => 1;')).toMatchObject({ functions: [1], components: [] });
});

test('a line is too long from column 121', () => {
  const line = (length: number): string => `//${'x'.repeat(length - 2)}\n`;
  expect(codeLengths('a.ts', line(120) + line(121))).toMatchObject({ file: 2, longLines: 1 });
});

test('what is no TypeScript is named', () => {
  expect(() => codeLengths('a.ts', 'const = ;')).toThrow('a.ts cannot be parsed');
});
