import { PageStyle } from '../frame/PageStyle.tsx';
import css from './formula.css?inline';
import address from './formula.css?url';

/**
 * The styles of a formula's page: inside the built page, like every PageStyle, but a file of its own after a client
 * navigation, so that they do not weigh on the script. `import.meta.env.SSR` is known to the build: only one of both is
 * in each.
 */
export function FormulaStyle() {
  return import.meta.env.SSR ? (
    <PageStyle name="formula" css={css} />
  ) : (
    <link rel="stylesheet" href={address} precedence="page" />
  );
}
