import { updatesOf } from '../paths.ts';
import { longDate } from '../wording/wording.ts';
import type { ChangesOfDay, ChangesOfSource, ListedChange } from './change-list.server.ts';

const kinds: Record<ListedChange['kind'], string> = {
  changed: 'Rule changed',
  corrected: 'Corrected',
  added: 'Added',
  removed: 'Removed',
};

/**
 * Changes by the day they were recorded, which of a changed rule is later than the day it holds from. `linked`: each
 * names its state and leads to its place on that state's page.
 */
export function ChangeList({ days, linked = false }: { days: ChangesOfDay[]; linked?: boolean }) {
  return days.map(({ on, read }) => (
    <section key={on} className="section-small" aria-labelledby={`on-${on}`}>
      <h2 id={`on-${on}`}>
        Recorded <time dateTime={on}>{longDate(on)}</time>
      </h2>
      <ul className="ruled mt-4 measure">
        {read.map(({ changes, sources }) => (
          <li key={`${changes[0]!.slug}/${changes[0]!.anchor}`}>
            {changes.map((change, index) => (
              <ChangeItem key={change.anchor} change={change} linked={linked} isFirst={index === 0} />
            ))}
            <Sources sources={sources} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type ItemProps = { change: ListedChange; linked: boolean; isFirst: boolean };

function ChangeItem({ change, linked, isFirst }: ItemProps) {
  const { anchor, slug, name, kind, sentence, values = [], doubt } = change;
  return (
    <div id={linked ? undefined : anchor} className={isFirst ? undefined : 'mt-5'}>
      <p className="small muted">
        {linked && (
          <>
            <a href={`${updatesOf(slug)}#${anchor}`}>{name}</a>:{' '}
          </>
        )}
        <span className={kind === 'changed' ? 'doubt semibold' : 'semibold'}>{kinds[kind]}</span>
      </p>
      <p className="mt-1">{sentence}</p>
      {values.map((value) => (
        <Value key={value} line={value} />
      ))}
      {doubt && <p className="small doubt mt-1">{doubt}</p>}
    </div>
  );
}

/** "New: …" or "Before: …". */
function Value({ line }: { line: string }) {
  const end = line.indexOf(':') + 1;
  return (
    <p className="mt-2">
      <b>{line.slice(0, end)}</b>
      {line.slice(end)}
    </p>
  );
}

function Sources({ sources }: Pick<ChangesOfSource, 'sources'>) {
  return (
    <p className="small muted mt-2">
      {sources.length > 0 ? 'Source: ' : 'No page states it now.'}
      {sources.map(({ publisher, url }, index) => (
        <span key={url}>
          {index > 0 && '; '}
          <a href={url} rel="noopener">
            {publisher}
          </a>
        </span>
      ))}
    </p>
  );
}
