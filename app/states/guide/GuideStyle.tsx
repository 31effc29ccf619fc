import { PageStyle } from '../../frame/PageStyle.tsx';
import css from './guide.css?inline';
import address from './guide.css?url';

/**
 * The styles of a guide: inside the built page, a file of its own after a client navigation
 * (math/FormulaStyle.tsx says why).
 */
export function GuideStyle() {
  return import.meta.env.SSR ? (
    <PageStyle name="guide" css={css} />
  ) : (
    <link rel="stylesheet" href={address} precedence="page" />
  );
}
