/** The picture that is shown where a page is shared, drawn by publish/share: 1200 by 630. */
export const sharePicture = (path: string): string => `/share${path}.png`;
