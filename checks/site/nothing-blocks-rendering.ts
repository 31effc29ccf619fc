import { attribute, byTag } from './page.ts';
import { onEachPage } from './site.ts';

/** The first view waits for the page alone: no style sheet of a screen and no script that has to be fetched first. */
export const nothingBlocksRendering = onEachPage((page) => [
  ...byTag(page, 'link')
    .filter(
      (link) =>
        (attribute(link, 'rel') ?? '').split(/\s+/).includes('stylesheet') && attribute(link, 'media') !== 'print',
    )
    .map((link) => `waits for the style sheet ${attribute(link, 'href')}`),
  ...byTag(page, 'script')
    .filter(
      (script) =>
        attribute(script, 'src') !== undefined &&
        !['async', 'defer'].some((name) => attribute(script, name) !== undefined) &&
        attribute(script, 'type') !== 'module',
    )
    .map((script) => `waits for the script ${attribute(script, 'src')}`),
]);
