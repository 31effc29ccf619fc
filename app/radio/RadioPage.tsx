import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { paths } from '../paths.ts';
import { RadioPlayer } from './RadioPlayer.tsx';

export const meta = () =>
  pageMeta({
    title: 'Live Radio',
    description: 'A live radio stream to keep you company while you study. One button, no sign-up, and nothing plays until you ask for it.',
    path: paths.radio,
  });

export default function RadioPage() {
  return (
    <div className="page section">
      <h1>Live Radio</h1>
      <p className="lead mt-4">
        Company for a long evening of study. It keeps playing while this page is open, and stops when you go to another one.
      </p>
      <div className="mt-10">
        <RadioPlayer src={`${site.radio.streamPath}?port=${site.radio.port}`} subtitle="24/7 live stream" />
      </div>
    </div>
  );
}
