import { soundAt } from './player-state.ts';
import { readPlayer, sendToPlayer } from './player-store.ts';
import { followTitle } from './station-title.ts';
import { keepTrying } from './reconnect.ts';

/** The one audio element of the tab. It stands outside React's pages, so that going to another one does not stop it. */
let audio: HTMLAudioElement | null = null;

/** Makes the element, once, or returns it. Nothing is loaded before playing is asked for. */
export function openAudio(src: string, nowPlaying: string | null): HTMLAudioElement {
  if (audio) return audio;
  audio = Object.assign(document.createElement('audio'), { preload: 'none', crossOrigin: 'anonymous' });
  // Written as it is, not resolved: the element says what the page said.
  audio.setAttribute('src', src);
  document.body.append(audio);
  listenTo(audio);
  keepTrying(audio);
  followTitle(audio, nowPlaying);
  return audio;
}

/** The element's own events: media keys and headphone buttons speak through them too. */
function listenTo(element: HTMLAudioElement): void {
  element.addEventListener('play', () => sendToPlayer({ type: 'asked' }));
  element.addEventListener('playing', () => sendToPlayer({ type: 'played' }));
  // Browsers pause an element that fails or ends: that is no pause of the listener's.
  element.addEventListener('pause', () =>
    sendToPlayer({ type: element.error || element.ended ? 'stopped' : 'paused' }),
  );
  element.addEventListener('ended', () => sendToPlayer({ type: 'stopped' }));
  element.addEventListener('error', () => sendToPlayer({ type: 'failed' }));
  element.addEventListener('volumechange', () =>
    sendToPlayer({ type: 'volume changed', muted: element.muted, volume: element.volume }),
  );
}

/** Starts, or starts afresh: a live stream is joined where it is now. */
export async function startPlaying(): Promise<void> {
  if (!audio) return;
  if (audio.error || audio.ended || audio.currentTime > 0) audio.load();
  try {
    await audio.play();
    sendToPlayer({ type: 'played' });
  } catch (error) {
    // A start that the listener breaks off by pausing is no failure.
    if ((error as Error).name !== 'AbortError') sendToPlayer({ type: 'refused', elementFailed: audio.error !== null });
  }
}

export function stopPlaying(): void {
  audio?.pause();
  sendToPlayer({ type: 'paused' });
}

export function togglePlaying(): void {
  if (readPlayer().playing) stopPlaying();
  else void startPlaying();
}

export function toggleMuted(): void {
  if (audio) audio.muted = !audio.muted;
}

export function setVolume(volume: number): void {
  if (audio) Object.assign(audio, soundAt(volume, audio));
}
