import { PageStyle } from './PageStyle.tsx';

type LateStyleProps = {
  /** Unique among pages. */
  name: string;
  /** From `import css from './formula.css?inline'`: given where pages are rendered, left out of the script. */
  css: string | undefined;
  /** From `import address from './formula-late.css?url'`, which imports the styles into the layer of pages' styles. */
  address: string;
};

/**
 * The styles of a heavy page: inside the built page, like every PageStyle, but a file of its own after a client
 * navigation, so that they do not weigh on the script. A page that was loaded in full has them already: asking for the
 * file would hold up its hydration by a round trip.
 */
export function LateStyle({ name, css, address }: LateStyleProps) {
  if (css !== undefined) return <PageStyle name={name} css={css} />;
  if (document.querySelector(`style[data-href~="${name}"]`)) return null;
  return <link rel="stylesheet" href={address} precedence="page" />;
}
