import { PageStyle } from '../../frame/PageStyle.tsx';
import css from './state-table.css?inline';
import address from './state-table.css?url';

/**
 * The table's styles: inside the built page, a file of its own after a client navigation
 * (math/FormulaStyle.tsx says why).
 */
export function TableStyle() {
  return import.meta.env.SSR ? (
    <PageStyle name="state-table" css={css} />
  ) : (
    <link rel="stylesheet" href={address} precedence="page" />
  );
}
