import { attribute, byTag } from './page.ts';
import { onEachPage } from './site.ts';

/** Without width and height the page jumps as images load; without alt nobody can say what they show. */
export const imagesHaveSizeAndAlt = onEachPage((page) =>
  byTag(page, 'img').flatMap((image) => {
    const missing = ['width', 'height', 'alt'].filter((name) => attribute(image, name) === undefined);
    return missing.length > 0 ? [`<img src="${attribute(image, 'src')}"> has no ${missing.join(', ')}`] : [];
  }),
);
