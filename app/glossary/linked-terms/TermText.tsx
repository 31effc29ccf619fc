import { Fragment } from 'react';
import { termPage } from '../../paths.ts';
import type { TermPlace } from './link-first-uses.ts';

/** A text of the page's own with links to the terms in it. */
export function TermText({ text, places }: { text: string; places: TermPlace[] }) {
  const pieces = places.map(([slug, from, to], index) => (
    <Fragment key={slug}>
      {text.slice(places[index - 1]?.[2] ?? 0, from)}
      <a href={termPage(slug)}>{text.slice(from, to)}</a>
    </Fragment>
  ));
  return (
    <>
      {pieces}
      {text.slice(places.at(-1)?.[2] ?? 0)}
    </>
  );
}
