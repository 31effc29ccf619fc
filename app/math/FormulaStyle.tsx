import { LateStyle } from '../frame/LateStyle.tsx';
import css from './formula.css?inline';
import address from './formula-late.css?url';

/** `import.meta.env.SSR` is known to the build: the text of the styles is not in the script. */
export const FormulaStyle = () => (
  <LateStyle name="formula" css={import.meta.env.SSR ? css : undefined} address={address} />
);
