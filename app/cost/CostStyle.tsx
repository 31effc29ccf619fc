import { LateStyle } from '../frame/LateStyle.tsx';
import own from '../plan/own.css?inline';
import ownAddress from '../plan/own-late.css?url';
import css from './cost.css?inline';
import address from './cost-late.css?url';

/** The styles of a state's costs: inside the built page, files after a client navigation (frame/LateStyle.tsx). */
export const CostStyle = () => (
  <>
    <LateStyle name="own-figures" css={import.meta.env.SSR ? own : undefined} address={ownAddress} />
    <LateStyle name="cost" css={import.meta.env.SSR ? css : undefined} address={address} />
  </>
);
