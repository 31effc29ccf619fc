import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type StateTile, StateTiles } from '../states/StateTiles.tsx';

/** The 50 tiles with a caption that names the one under the pointer or the keyboard's focus. */
export function StateGrid({ states }: { states: StateTile[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<string>();
  const follow = (event: SyntheticEvent) => setState(stateOf(event.target as Element));
  // The tile that brought the script here is already under the pointer or focused.
  useEffect(() => setState(stateOf(grid.current?.querySelector('a:hover, a:focus') ?? null)), []);
  return (
    <section className="fill" aria-labelledby="select">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 mb-5">
        <h2 id="select">Select Your State</h2>
        <p className="muted needs-script">
          {state ? `View licensing requirements for ${state}` : 'Hover over a state to learn more'}
        </p>
        <noscript>
          <p className="muted">Each tile leads to the state’s licensing requirements. (Captions need scripts.)</p>
        </noscript>
      </div>
      <div
        ref={grid}
        onPointerOver={follow}
        onPointerLeave={() => setState(undefined)}
        onFocus={follow}
        onBlur={() => setState(undefined)}
      >
        <StateTiles states={states} />
      </div>
    </section>
  );
}

const stateOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-state]')?.dataset.state;
