import { useState } from 'react';
import { PauseIcon, PlayIcon } from '../frame/icons.tsx';
import { paths } from '../paths.ts';
import { togglePlaying } from './audio-element.ts';
import { useStore } from '../ui/store.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import { player } from './player-store.ts';
import css from './radio.css?inline';

/** What the layout puts at its foot once the radio has played. */
export const renderRadioBar = (pathname: string) => <RadioBar pathname={pathname} />;

/**
 * On the other pages, while the radio plays. Paused from here, it stays for this page: a button must not vanish under a
 * finger.
 */
function RadioBar({ pathname }: { pathname: string }) {
  const { playing, title, error } = useStore(player);
  const [usedOn, setUsedOn] = useState('');
  if (pathname === paths.radio || !(playing || usedOn === pathname)) return null;
  const toggle = () => {
    setUsedOn(pathname);
    togglePlaying();
  };
  return (
    <aside className="source-note radio-bar no-print" aria-label="Radio">
      <PageStyle name="radio" css={css} />
      <button
        type="button"
        className="round round-quiet flex-none"
        aria-label={playing ? 'Pause the radio' : 'Play the radio'}
        onClick={toggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <p>
        <strong>{title ?? 'Live Radio'}</strong>
        <br />
        <a href={paths.radio}>Back to the player</a> <output className="error">{error}</output>
      </p>
    </aside>
  );
}
