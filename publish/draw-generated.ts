/**
 * Draws what the app imports but nobody writes: the map, the fonts, the boot script. Each only where what it is made
 * of has changed.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { keyOf } from './build-cache.ts';

const directory = new URL('../app/generated', import.meta.url).pathname;

type Name = 'map' | 'fonts' | 'boot';

type Drawing = {
  name: Name;
  outputs: string[];
  /** Beside the versions of the libraries. */
  sources: string[];
  draw: () => Promise<void>;
};

const drawings: Drawing[] = [
  {
    name: 'map',
    outputs: ['us-map.svg', 'us-map.json'],
    sources: ['publish/before-build/draw-map.ts'],
    draw: async () => (await import('./before-build/draw-map.ts')).drawMap(directory),
  },
  {
    name: 'fonts',
    outputs: ['serif-normal.woff2', 'serif-italic.woff2', 'serif-letters.woff2'],
    sources: ['publish/before-build/subset-font.ts'],
    draw: async () => (await import('./before-build/subset-font.ts')).subsetSerif(directory),
  },
  {
    name: 'boot',
    outputs: ['boot.js'],
    sources: ['publish/before-build/compile-boot.ts', 'app/**/*.ts'],
    draw: async () => (await import('./before-build/compile-boot.ts')).compileBoot(directory),
  },
];

/** @param names which of them: the build draws each when it is first needed */
export async function drawGenerated(names: Name[] = ['map', 'fonts', 'boot']): Promise<void> {
  await mkdir(directory, { recursive: true });
  await Promise.all(drawings.filter(({ name }) => names.includes(name)).map(drawAnew));
}

async function drawAnew({ name, outputs, sources, draw }: Drawing): Promise<void> {
  const files = ['package-lock.json', ...globSync(sources).toSorted()];
  const key = keyOf(process.version, ...files.flatMap((file) => [file, readFileSync(file)]));
  const keyFile = `${directory}/${name}.drawn-from`;
  const isDrawn = existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key;
  if (isDrawn && outputs.every((output) => existsSync(`${directory}/${output}`))) return;
  await draw();
  await writeFile(keyFile, key);
}
