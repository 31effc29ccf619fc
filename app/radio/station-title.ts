import { site } from '../frame/site.ts';
import { isSounding } from './player-state.ts';
import { readPlayer, sendToPlayer, subscribeToPlayer } from './player-store.ts';

const pollMilliseconds = 15_000;

/** Asks the station what is on while it plays, and tells the system's own controls (lock screen, media keys). */
export function followTitle(audio: HTMLAudioElement, nowPlaying: string | null): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = async (): Promise<void> => {
    if (nowPlaying) sendToPlayer({ type: 'title told', title: await readTitle(nowPlaying) });
  };
  subscribeToPlayer(() => {
    const sounding = isSounding(readPlayer());
    if (sounding && timer === undefined) {
      timer = setInterval(() => void ask(), pollMilliseconds);
      void ask();
    } else if (!sounding) {
      clearInterval(timer);
      timer = undefined;
    }
  });
  if ('mediaSession' in navigator) connectMediaSession(audio);
}

async function readTitle(address: string): Promise<string | null> {
  try {
    const { title } = (await (await fetch(address)).json()) as { title?: unknown };
    return typeof title === 'string' ? title : null;
  } catch {
    return null;
  }
}

function connectMediaSession(audio: HTMLAudioElement): void {
  const { mediaSession } = navigator;
  let shown: string | undefined;
  // Through the element's events the player hears of it, as of its own buttons.
  mediaSession.setActionHandler('play', () => void resume(audio));
  mediaSession.setActionHandler('pause', () => pause(audio));
  mediaSession.setActionHandler('stop', () => pause(audio));
  subscribeToPlayer(() => {
    const { playing, title } = readPlayer();
    mediaSession.playbackState = playing ? 'playing' : 'paused';
    const wanted = title ?? 'Live Radio';
    if (wanted !== shown) mediaSession.metadata = new MediaMetadata({ title: wanted, artist: site.name });
    shown = wanted;
  });
}

function pause(audio: HTMLAudioElement): void {
  audio.pause();
  sendToPlayer({ type: 'paused' });
}

async function resume(audio: HTMLAudioElement): Promise<void> {
  audio.load();
  await audio.play().catch(() => {});
}
