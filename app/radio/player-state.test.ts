import { describe, expect, test } from 'vitest';
import {
  initialState,
  isSounding,
  looksMuted,
  nextState,
  type PlayerEvent,
  retryDelay,
  shownVolume,
  soundAt,
  startError,
  streamError,
} from './player-state.ts';

const after = (...events: PlayerEvent[]) => events.reduce(nextState, initialState);

test('the player starts paused, at volume 0.9, without an error', () => {
  expect(initialState).toEqual({
    playing: false,
    heard: false,
    retries: null,
    muted: false,
    volume: 0.9,
    error: null,
    title: null,
  });
});

describe('playing and pausing', () => {
  test('a refused start says so and is not playing', () => {
    expect(after({ type: 'asked' }, { type: 'refused', elementFailed: false })).toMatchObject({
      playing: false,
      error: startError,
    });
  });

  test('asking again keeps the error until playback succeeds', () => {
    const refused = after({ type: 'refused', elementFailed: false });
    const asked = nextState(refused, { type: 'asked' });
    expect(asked.error).toBe(startError);
    expect(nextState(asked, { type: 'played' })).toMatchObject({ playing: true, error: null });
  });

  test('a pause clears the error', () => {
    expect(after({ type: 'failed' }, { type: 'paused' })).toMatchObject({ playing: false, error: null });
  });

  test('a stop before anything was heard is no error', () => {
    expect(after({ type: 'asked' }, { type: 'stopped' })).toMatchObject({ playing: false, error: null });
  });
});

describe('when the stream drops', () => {
  const played: PlayerEvent = { type: 'played' };
  const drops: PlayerEvent[] = [{ type: 'stopped' }, { type: 'failed' }];

  test.each(drops)('by $type, the player says so and still wants to play', (drop) => {
    expect(after(played, drop)).toMatchObject({ playing: true, retries: 0, error: streamError });
    expect(isSounding(after(played, drop))).toBe(false);
  });

  test('failure and stop together are one drop', () => {
    expect(after(played, { type: 'failed' }, { type: 'stopped' })).toEqual(after(played, { type: 'failed' }));
  });

  test('each attempt counts, and a failed one keeps trying', () => {
    const second = after(
      played,
      { type: 'failed' },
      { type: 'retried' },
      { type: 'asked' },
      { type: 'failed' },
      { type: 'refused', elementFailed: true },
      { type: 'retried' },
    );
    expect(second).toMatchObject({ playing: true, retries: 2, error: streamError });
  });

  test('playing again clears the message and the count', () => {
    expect(after(played, { type: 'failed' }, { type: 'retried' }, played)).toMatchObject({
      playing: true,
      retries: null,
      error: null,
    });
  });

  test('a pause ends the attempts', () => {
    expect(after(played, { type: 'failed' }, { type: 'paused' }, { type: 'retried' })).toEqual(initialState);
  });

  test('after a pause, a start that fails is not tried again', () => {
    expect(after(played, { type: 'paused' }, { type: 'asked' }, { type: 'failed' })).toMatchObject({
      playing: false,
      retries: null,
      error: streamError,
    });
  });

  test('the waits are 1, 2, 4 … 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });
});

describe('the title', () => {
  const told: PlayerEvent = { type: 'title told', title: 'Slow Chords' };

  test('shows while playing', () => {
    expect(after({ type: 'played' }, told).title).toBe('Slow Chords');
  });

  test.each<PlayerEvent>([{ type: 'paused' }, { type: 'failed' }])(
    'goes when $type, and one told late is not taken',
    (end) => {
      expect(after({ type: 'played' }, told, end).title).toBeNull();
      expect(after({ type: 'played' }, end, told).title).toBeNull();
    },
  );
});

describe('when one attempt both fails and is refused', () => {
  const failed: PlayerEvent = { type: 'failed' };
  const refused: PlayerEvent = { type: 'refused', elementFailed: true };

  test('the stream’s error stays, in either order', () => {
    expect(after({ type: 'asked' }, failed, refused)).toMatchObject({ playing: false, error: streamError });
    expect(after({ type: 'asked' }, refused, failed)).toMatchObject({ playing: false, error: streamError });
  });

  test('it outlives the stop that browsers report after a failure', () => {
    expect(after({ type: 'asked' }, failed, refused, { type: 'stopped' })).toMatchObject({
      playing: false,
      error: streamError,
    });
  });

  test('a later refusal of a sound element says what happened then', () => {
    expect(after(failed, { type: 'asked' }, { type: 'refused', elementFailed: false }).error).toBe(startError);
  });
});

describe('volume', () => {
  test('follows the audio element', () => {
    expect(after({ type: 'volume changed', muted: true, volume: 0.4 })).toMatchObject({ muted: true, volume: 0.4 });
  });

  test('the slider shows 0 while muted, and the volume returns afterwards', () => {
    const muted = after({ type: 'volume changed', muted: true, volume: 0.4 });
    expect(shownVolume(muted)).toBe(0);
    expect(shownVolume({ ...muted, muted: false })).toBe(0.4);
  });

  test('setting a volume above 0 unmutes; setting 0 does not', () => {
    expect(soundAt(0.01, { muted: true, volume: 0.9 })).toEqual({ muted: false, volume: 0.01 });
    expect(soundAt(0, { muted: true, volume: 0.9 })).toEqual({ muted: true, volume: 0 });
    expect(soundAt(0, { muted: false, volume: 0.9 })).toEqual({ muted: false, volume: 0 });
  });

  test('the mute icon shows when muted or silent', () => {
    expect(looksMuted({ muted: true, volume: 0.9 })).toBe(true);
    expect(looksMuted({ muted: false, volume: 0 })).toBe(true);
    expect(looksMuted({ muted: false, volume: 0.01 })).toBe(false);
  });
});
