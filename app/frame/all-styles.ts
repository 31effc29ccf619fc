let coming: Promise<unknown> | undefined;

/**
 * A built page can bring only those shared styles that it uses (publish/render/lean-styles.ts). Before another page is
 * shown in its place, all are fetched; at once where they are there. @throws where they are lost
 */
export function loadAllStyles(): Promise<unknown> {
  const { styles } = document.documentElement.dataset;
  if (!styles) return Promise.resolve();
  return (coming ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    // Those for paper (print.css) stay the last ones.
    document.querySelector('link[media=print]')!.before(link);
  }));
}
