import { LateStyle } from '../../frame/LateStyle.tsx';
import css from './guide.css?inline';
import address from './guide-late.css?url';

/** The styles of a guide: inside the built page, a file of its own after a client navigation (frame/LateStyle.tsx). */
export const GuideStyle = () => (
  <LateStyle name="guide" css={import.meta.env.SSR ? css : undefined} address={address} />
);
