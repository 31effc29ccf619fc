import { article, slugOf, stateGuide, transferTo } from '../../paths.ts';
import { RichText } from '../RichText.tsx';
import type { Guide } from './guide.server.ts';

export function MovingHere({ guide: { moving, slug } }: { guide: Guide }) {
  return (
    <>
      <p className="mt-4">
        <RichText parts={moving.summary} />
      </p>
      {moving.states.length > 0 && (
        <p className="mt-3">
          States that qualify:{' '}
          {moving.states.map((state, index) => (
            <span key={state}>
              {index > 0 && ', '}
              <a href={stateGuide(slugOf(state))}>{state}</a>
            </span>
          ))}
          .
        </p>
      )}
      {moving.portability.length > 0 && (
        <p className="mt-3">
          <RichText parts={moving.portability} />
        </p>
      )}
      {moving.note && <p className="small muted mt-3">{moving.note}</p>}
      {moving.kind && (
        <>
          <p className="mt-3">
            <a className="more" href={transferTo(slug)}>
              What carries over from your state, and what you still need
            </a>
          </p>
          <p className="mt-2">
            <a className="more" href={`${transferTo(slug)}#military`}>
              Moving on military orders, yours or your spouse’s
            </a>
          </p>
        </>
      )}
      <p className="mt-2">
        <a className="more" href={article('license-reciprocity')}>
          What reciprocity saves you, and what it doesn’t
        </a>
      </p>
    </>
  );
}
