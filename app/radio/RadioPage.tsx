import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { endpoints, paths } from '../paths.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import { RadioPlayer } from './RadioPlayer.tsx';
import css from './radio.css?inline';

export const meta = () =>
  pageMeta({
    title: 'Live Radio',
    description:
      'A live radio stream to keep you company while you study. One button, no sign-up, and nothing plays until ' +
      'you ask for it.',
    path: paths.radio,
  });

const { streamPath, port } = site.radio;
/** A stream on another host has no server of ours to say what is on. */
const nowPlaying = streamPath.startsWith('/') ? `${endpoints.nowPlaying}?port=${port}` : null;

export default function RadioPage() {
  return (
    <div className="page section">
      <PageStyle name="radio" css={css} />
      <h1>Live Radio</h1>
      <p className="lead mt-4">
        Company for a long evening of study. It keeps playing while you read other pages here, and stops when you close
        the tab.
      </p>
      <div className="mt-10">
        <RadioPlayer src={`${streamPath}?port=${port}`} nowPlaying={nowPlaying} subtitle="24/7 live stream" />
      </div>
    </div>
  );
}
