import { LateStyle } from '../../frame/LateStyle.tsx';
import css from './practice-start.css?inline';
import address from './practice-start-late.css?url';

/** Inside the built page, a file of its own after a client navigation (frame/LateStyle.tsx). */
export const PracticeStyle = () => (
  <LateStyle name="practice" css={import.meta.env.SSR ? css : undefined} address={address} />
);
