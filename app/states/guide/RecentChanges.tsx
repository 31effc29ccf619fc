import { Fragment } from 'react';
import { list, withThe } from '../../wording/wording.ts';
import type { Guide } from './guide.server.ts';

/** What of a guide changed in the last year; each leads to what it was before. */
export function RecentChanges({ changes }: { changes: Guide['changed'] }) {
  if (changes.length === 0) return null;
  // " and " in the page’s language.
  const last = changes.length > 2 ? ', and ' : list(['', '']);
  return (
    <p className="small mt-3">
      In the last year, we changed{' '}
      {changes.map(({ called, address }, index) => (
        <Fragment key={address}>
          {index > 0 && (index < changes.length - 1 ? ', ' : last)}
          <a href={address}>{withThe(called)}</a>
        </Fragment>
      ))}{' '}
      on this page.
    </p>
  );
}
