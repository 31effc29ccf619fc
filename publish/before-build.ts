/** What the build needs that is drawn, not written: run before `react-router build` and `react-router dev`. */
import { mkdir } from 'node:fs/promises';
import { drawMap } from './before-build/draw-map.ts';
import { compileBoot } from './before-build/compile-boot.ts';
import { subsetSerif } from './before-build/subset-font.ts';

const directory = new URL('../app/generated', import.meta.url).pathname;
await mkdir(directory, { recursive: true });
await drawMap(directory);
await subsetSerif(directory);
await compileBoot(directory);
// Guides read the map when they are loaded, so this module can only be loaded once there is one.
const { drawDownloads } = await import('./before-build/draw-downloads.ts');
await drawDownloads(directory);
