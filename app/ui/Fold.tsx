import type { ReactNode } from 'react';

type FoldProps = {
  /** Of what is folded, not of the whole: a link to it opens it, by the browser's own rule, without a script. */
  id: string;
  /** What is inside, in a few words or figures. */
  summary: ReactNode;
  children: ReactNode;
};

/** A long part of a page: open on a wide screen and on paper, one line on a phone. */
export function Fold({ id, summary, children }: FoldProps) {
  return (
    <details className="fold">
      <summary>{summary}</summary>
      <div id={id}>{children}</div>
    </details>
  );
}
