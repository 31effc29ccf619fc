import { isSounding, retryDelay } from './player-state.ts';
import { readPlayer, sendToPlayer, subscribeToPlayer } from './player-store.ts';

/**
 * A line can die without a word: sound that does not move for so long has dropped, and an attempt that takes so long
 * has failed.
 */
const patienceMilliseconds = 15_000;

/** Brings a dropped stream back: after 1, 2, 4 … 30 seconds, and at once when the network returns. */
export function keepTrying(audio: HTMLAudioElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempting = false;

  const plan = (): void => {
    const { retries } = readPlayer();
    if (retries === null) {
      clearTimeout(timer);
      timer = undefined;
    } else if (!attempting) timer ??= setTimeout(attempt, retryDelay(retries) * 1000);
  };

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (attempting || readPlayer().retries === null) return;
    attempting = true;
    sendToPlayer({ type: 'retried' });
    const tooLong = setTimeout(() => audio.load(), patienceMilliseconds);
    audio.load();
    // Success and failure both speak through the element's events; here only the attempt's end counts.
    await audio.play().then(
      () => sendToPlayer({ type: 'played' }),
      () => {},
    );
    clearTimeout(tooLong);
    attempting = false;
    plan();
  }

  subscribeToPlayer(plan);
  addEventListener('online', () => void attempt());
  watchForSilence(audio);
}

function watchForSilence(audio: HTMLAudioElement): void {
  let last = -1;
  setInterval(() => {
    const stands = isSounding(readPlayer()) && audio.currentTime === last;
    last = audio.currentTime;
    if (stands) sendToPlayer({ type: 'failed' });
  }, patienceMilliseconds);
}
