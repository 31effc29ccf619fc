import { PageStyle } from '../frame/PageStyle.tsx';
import own from '../plan/own.css?inline';
import ownAddress from '../plan/own.css?url';
import css from './cost.css?inline';
import address from './cost.css?url';

/**
 * The styles of a state's costs: inside the built page, files after a client navigation
 * (math/FormulaStyle.tsx says why).
 */
export function CostStyle() {
  return import.meta.env.SSR ? (
    <>
      <PageStyle name="own-figures" css={own} />
      <PageStyle name="cost" css={css} />
    </>
  ) : (
    <>
      <link rel="stylesheet" href={ownAddress} precedence="page" />
      <link rel="stylesheet" href={address} precedence="page" />
    </>
  );
}
