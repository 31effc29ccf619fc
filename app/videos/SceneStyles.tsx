import { PageStyle } from '../frame/PageStyle.tsx';
import type { Scene } from './scenes/lesson.ts';
import diagram from './scenes/diagram.css?inline';
import facts from './scenes/facts.css?inline';
import lists from './scenes/lists.css?inline';
import map from './scenes/map.css?inline';
import sayings from './scenes/sayings.css?inline';

const styles = { diagram, facts, lists, map, sayings };

const styleOf: Record<Scene['kind'], keyof typeof styles | null> = {
  title: null,
  list: 'lists',
  steps: 'lists',
  compare: 'lists',
  end: 'lists',
  step: 'facts',
  equation: 'facts',
  table: 'facts',
  diagram: 'diagram',
  map: 'map',
  dialog: 'sayings',
  caution: 'sayings',
};

/** The styles of the pictures that a lesson has, and of no others: pages have few bytes to spend. */
export function SceneStyles({ scenes }: { scenes: Scene[] }) {
  const names = new Set(scenes.map(({ kind }) => styleOf[kind]));
  return [...names].map((name) => name && <PageStyle key={name} name={`lesson-${name}`} css={styles[name]} />);
}
