import { useEffect, useState } from 'react';
import { inState, paths, startPractice, stateGuide } from '../paths.ts';
import type { HubAction, HubWords } from './hub-words.ts';
import { keptWorkKey } from '../study/start-at-once.ts';
import { useAskedState } from './use-asked-state.ts';

const actions: { action: HubAction; name: string; text: string; path: string }[] = [
  { action: 'practice', name: 'Practice now', text: 'Ten questions, five minutes', path: startPractice('quick') },
  { action: 'exam', name: 'Take a full exam', text: '80 questions on the clock', path: paths.practice },
  { action: 'ready', name: 'Am I ready?', text: 'See where you stand, area by area', path: paths.studyPlan },
  { action: 'cards', name: 'Flashcards', text: 'Review each term when it’s due', path: paths.flashcards },
];

/** What people come for, and how far they are. Each line keeps its place when the words in it change. */
export function StartHere() {
  const words = useHubWords();
  const state = useAskedState();
  return (
    <>
      {/* The page starts by itself where work is kept (app/frame/boot.ts): figures must not wait for a touch. */}
      <nav className="start-here" aria-label="Start here" data-hydrate={keptWorkKey}>
        {actions.map(({ action, name, text, path }) => (
          <a key={action} href={action === 'cards' ? path : inState(path, state)}>
            <strong>{name}</strong>
            <span>{words[action] ?? text}</span>
          </a>
        ))}
      </nav>
      <p className="mt-4">
        <a className="more" href={state ? `${stateGuide(state)}#exam` : paths.stateGuides}>
          Your state’s exam: questions, passing score, and fees
        </a>
      </p>
    </>
  );
}

function useHubWords(): HubWords {
  const [words, setWords] = useState<HubWords>({});
  useEffect(() => {
    if (!isWorkKept()) return;
    // What is not there or cannot be read is not worth a message here: the actions stand without it.
    void import('./read-hub-words.ts').then(async ({ readHubWords }) => setWords(await readHubWords())).catch(() => {});
  }, []);
  return words;
}

function isWorkKept(): boolean {
  try {
    return localStorage.getItem(keptWorkKey) !== null;
  } catch {
    return false;
  }
}
