import { updatesOf } from '../paths.ts';
import { longDate } from '../wording/wording.ts';
import type { ChangesOfDay, ListedChange } from './change-list.server.ts';

const kinds: Record<ListedChange['kind'], string> = {
  changed: 'Rule changed',
  corrected: 'Corrected',
  added: 'Added',
  removed: 'Removed',
};

/** Changes by day. `linked`: each names its state and leads to its place on that state's page. */
export function ChangeList({ days, linked = false }: { days: ChangesOfDay[]; linked?: boolean }) {
  return days.map(({ on, changes }) => (
    <section key={on} className="section-small" aria-labelledby={`on-${on}`}>
      <h2 id={`on-${on}`}>
        <time dateTime={on}>{longDate(on)}</time>
      </h2>
      <ul className="ruled mt-4 measure">
        {changes.map((change) => (
          <ChangeItem key={`${change.slug}/${change.anchor}`} change={change} linked={linked} />
        ))}
      </ul>
    </section>
  ));
}

function ChangeItem({ change, linked }: { change: ListedChange; linked: boolean }) {
  const { anchor, slug, name, kind, sentence, values = [], doubt, sources } = change;
  return (
    <li id={linked ? undefined : anchor}>
      <p className="small muted">
        {linked && (
          <>
            <a href={`${updatesOf(slug)}#${anchor}`}>{name}</a>:{' '}
          </>
        )}
        {kinds[kind]}
      </p>
      <p>{sentence}</p>
      {values.map((value) => (
        <p key={value} className="mt-1">
          {value}
        </p>
      ))}
      <p className="small muted mt-1">
        {doubt && <span className="doubt">{doubt} </span>}
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
    </li>
  );
}
