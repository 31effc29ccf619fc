type PageStyleProps = {
  /** Unique among pages, e.g. "practice". */
  name: string;
  /** From `import css from './practice.css?inline'`. */
  css: string;
};

/** As in site.css, which React places after this style: the first mention of a layer decides its place. */
const layers = '@layer theme,base,components,prose,page,utilities;';

/**
 * Styles that only one kind of page needs, in a layer of their own above the shared ones. React places them in the
 * head, in the built page and after a client navigation alike, so that site.css, which every page carries, stays small.
 */
export function PageStyle({ name, css }: PageStyleProps) {
  return <style href={name} precedence="page">{`${layers}@layer page{${css}}`}</style>;
}
