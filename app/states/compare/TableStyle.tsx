import { LateStyle } from '../../frame/LateStyle.tsx';
import css from './state-table.css?inline';
import address from './state-table-late.css?url';

/** `import.meta.env.SSR` is known to the build: the text of the styles is not in the script. */
export const TableStyle = () => (
  <LateStyle name="state-table" css={import.meta.env.SSR ? css : undefined} address={address} />
);
