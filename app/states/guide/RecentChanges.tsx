import { Fragment } from 'react';
import type { Guide } from './guide.server.ts';

/** What of a guide changed in the last year; each leads to what it was before. */
export function RecentChanges({ changes }: { changes: Guide['changed'] }) {
  if (changes.length === 0) return null;
  return (
    <p className="small mt-3">
      Updated in the last year:{' '}
      {changes.map(({ called, address }, index) => (
        <Fragment key={address}>
          {index > 0 && ', '}
          <a href={address}>{called}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}
