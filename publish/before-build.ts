/** What `npm run dev` needs that is drawn, not written. `--without-downloads` for what reads no PDF: type checks. */
import { drawGenerated } from './draw-generated.ts';

await drawGenerated();
// Guides read the map when they are loaded, so this module can only be loaded once there is one.
if (!process.argv.includes('--without-downloads'))
  await (await import('./before-build/draw-downloads.ts')).drawDownloads();
