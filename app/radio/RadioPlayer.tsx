import { MutedIcon, PauseIcon, PlayIcon, SoundIcon } from '../frame/icons.tsx';
import { setVolume, toggleMuted, togglePlaying } from './audio-element.ts';
import { defaultVolume, looksMuted, volumeStep } from './player-state.ts';
import { usePlayer } from './use-player.ts';

type RadioPlayerProps = {
  /** The stream's address. */
  src: string;
  /** Where to ask what is on, or null. */
  nowPlaying?: string | null;
  title?: string;
  subtitle?: string;
};

export function RadioPlayer({
  src,
  nowPlaying = null,
  title = 'Live Radio',
  subtitle = 'Streaming now',
}: RadioPlayerProps) {
  const { slider, state } = usePlayer(src, nowPlaying);
  return (
    <section className="player" aria-label="Radio player">
      <p className="eyebrow">Now Playing</p>
      <p className="serif mt-3 text-[1.6rem]">{state.title ?? title}</p>
      <p className="muted">{subtitle}</p>
      <div className="needs-script mt-6">
        <div className="flex items-center gap-3">
          <button
            type="button"
            className="round flex-none"
            aria-label={state.playing ? 'Pause' : 'Play'}
            onClick={togglePlaying}
          >
            {state.playing ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button
            type="button"
            className="round round-quiet flex-none"
            aria-label={state.muted ? 'Unmute' : 'Mute'}
            aria-pressed={state.muted}
            onClick={toggleMuted}
          >
            {looksMuted(state) ? <MutedIcon /> : <SoundIcon />}
          </button>
          <input
            ref={slider}
            type="range"
            aria-label="Volume"
            min={0}
            max={1}
            step={volumeStep}
            defaultValue={defaultVolume}
            onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
          />
        </div>
      </div>
      <p className="error mt-3 min-h-6" role="alert">
        {state.error}
      </p>
      <noscript>
        <p className="note mt-6">
          The player needs scripts, which are off in this browser. You can <a href={src}>open the stream itself</a>.
        </p>
      </noscript>
      <p className="small muted mt-6">
        Tip: browsers don’t start sound on their own. Press Play to listen. If you hear nothing, check that the tab and
        your device are not muted.
      </p>
    </section>
  );
}
