type PageStyleProps = {
  /** Unique among pages, e.g. "practice". */
  name: string;
  /** From `import css from './practice.css?inline'`. */
  css: string;
};

/**
 * Styles that only one kind of page needs. React places them in the head, in the built page and after a client
 * navigation alike, so that site.css, which every page carries, stays small.
 */
export function PageStyle({ name, css }: PageStyleProps) {
  return <style href={name} precedence="page">{css}</style>;
}
