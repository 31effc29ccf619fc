import { expect, test } from 'vitest';
import { slimmed } from './slim-manifest.ts';

test('false flags, imports and styles go, all else stays', () => {
  const manifest = {
    entry: { module: '/assets/e.js', imports: ['/assets/r.js'] },
    routes: {
      a: {
        id: 'a',
        hasLoader: true,
        hasAction: false,
        hasDefaultExport: true,
        module: '/assets/a.js',
        imports: ['/assets/x.js'],
        css: [],
      },
    },
    version: '1',
  };
  const slim = {
    entry: manifest.entry,
    routes: { a: { id: 'a', hasLoader: true, module: '/assets/a.js' } },
    version: '1',
  };
  expect(slimmed(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)).toBe(
    `window.__reactRouterManifest=${JSON.stringify(slim)};`,
  );
});

test('another form of list stops the build', () => {
  expect(() => slimmed('export default {}')).toThrow('does not begin with');
});
