import type { ReactNode } from 'react';
import { longDate } from '../wording/wording.ts';

/** Both texts were last changed on this day. */
const lastChanged = '2026-11-23';

/** The shape of the two legal texts: title, date, one-paragraph summary, then the text. */
export function LegalPage({ title, summary, children }: { title: string; summary: string; children: ReactNode }) {
  return (
    <div className="page section">
      <h1>{title}</h1>
      <p className="small muted mt-3">
        Last updated <time dateTime={lastChanged}>{longDate(lastChanged)}</time>
      </p>
      <p className="lead mt-6">{summary}</p>
      <div className="prose mt-4">{children}</div>
    </div>
  );
}
