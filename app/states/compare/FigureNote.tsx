import type { RefObject } from 'react';
import { reportMistake } from '../../frame/update-addresses.ts';
import type { FigureSources } from './use-figure-note.ts';

/** One figure of the table with its caveat and the pages it was read from. */
export function FigureNote({
  element,
  note,
}: {
  element: RefObject<HTMLDivElement | null>;
  note: FigureSources | undefined;
}) {
  return (
    <div ref={element} id="figure-note" className="source-note" popover="auto" role="note" aria-label="Source">
      {note && (
        <>
          <p className="small muted">{note.title}</p>
          <p className="serif text-[1.2rem]">
            {note.figure.text}
            {note.figure.doubt && <span className="doubt small">{` (${note.figure.doubt})`}</span>}
          </p>
          {note.figure.note && <p className="small mt-2">{note.figure.note}</p>}
          <ul className="note-sources">
            {note.sources.map(({ publisher, url, kind, date }) => (
              <li key={publisher + url}>
                {url ? (
                  <a href={url} rel="noopener">
                    {publisher}
                  </a>
                ) : (
                  publisher
                )}{' '}
                <span className="small muted">
                  {kind}, {date}
                </span>
              </li>
            ))}
            {!note.figure.known && note.regulator.url && (
              <li>
                <a href={note.regulator.url} rel="noopener">
                  {note.regulator.name}
                </a>
              </li>
            )}
          </ul>
          <a href={note.guide}>See it in the guide</a>{' '}
          <a href={reportMistake(note.slug, note.sources[0]?.id)} data-reload>
            Something wrong?
          </a>
        </>
      )}
    </div>
  );
}
