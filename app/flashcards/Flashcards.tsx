import { useEffect, useRef, useState } from 'react';
import { keepOffline } from '../study/keep-offline.ts';
import { useWork } from '../study/use-work.ts';
import { AreaChooser } from './AreaChooser.tsx';
import type { CardArea } from './cards.ts';
import { flashcardWork, type Settings } from '../study/flashcard-work.ts';
import { type Deck, loadDeck, loadFirstCards, prepareDeck } from './load-deck.ts';
import { StudySession } from './StudySession.tsx';
import { defaultsFor, settingsIn, useSettingsForm } from './use-settings.ts';

const notLoaded =
  'The cards could not be loaded. Check your connection, then press Start again; if that does not help, load ' +
  'this page again.';

/** The areas to choose from and, once started, the session in their place. */
export function Flashcards({ areas }: { areas: CardArea[] }) {
  const { work, problem, change } = useWork(flashcardWork);
  useState(() => !import.meta.env.SSR && prepareDeck(areas));
  const form = useRef<HTMLFormElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const defaults = defaultsFor(areas.map(({ area }) => area));
  const save = (settings: Settings): void => change((held) => ({ ...held, settings }));
  useSettingsForm(form, defaults, work, save);
  const [deck, setDeck] = useState<Deck>();
  const [state, setState] = useState<'choosing' | 'loading' | 'studying'>('choosing');
  const [error, setError] = useState('');
  // The files of every area: which are wanted can change while there is no connection. Not while cards are awaited.
  const isAwaited = state === 'loading' || (deck?.toCome ?? 0) > 0;
  useEffect(() => {
    if (!isAwaited) void keepOffline(areas.map(({ path }) => path));
  }, [areas, isAwaited]);

  const begin = async (): Promise<void> => {
    if (!form.current || state === 'loading') return;
    const { areas: chosen, bothWays } = settingsIn(form.current);
    if (chosen.length === 0) return setError('Choose at least one area.');
    setError('');
    setState('loading');
    const wanted = areas.filter(({ area }) => chosen.includes(area));
    const show = (loaded: Deck): void => {
      setDeck(loaded);
      // Whoever ended the session before all cards had come stays with the areas.
      setState((now) => (now === 'loading' ? 'studying' : now));
    };
    try {
      if (work && Object.keys(work.cards).length === 0) show(await loadFirstCards(wanted));
      show(await loadDeck(wanted, bothWays));
    } catch {
      setError(notLoaded);
      setState('choosing');
    }
  };
  const end = (): void => {
    setState('choosing');
    // The button is back only after this render.
    setTimeout(() => start.current?.focus());
  };

  const settings = work?.settings ?? defaults;
  const studying = state === 'studying' && deck && work;
  return (
    <section className="section" aria-labelledby="study-title">
      <h2 id="study-title" className={studying ? 'visually-hidden' : undefined}>
        {studying ? 'Your cards' : 'Choose what to study'}
      </h2>
      {studying && <StudySession deck={deck} work={work} settings={settings} change={change} onEnd={end} />}
      <div hidden={Boolean(studying)}>
        <AreaChooser
          ref={form}
          areas={areas}
          work={work}
          settings={settings}
          start={{ ref: start, onClick: () => void begin() }}
          onChange={() => form.current && save({ ...settingsIn(form.current), changed: Date.now() })}
        />
        <p className="small mt-3 min-h-6" role="status">
          {state === 'loading' && 'Loading the cards…'}
        </p>
      </div>
      <p className="error needs-script" role="alert">
        {error || problem}
      </p>
    </section>
  );
}
