import { Fragment } from 'react';
import type { Marked, Part } from '../wording/rich-text.ts';

/** The superscripts that lead from a figure to its sources; the boot script opens them in place. */
export function Marks({ marks }: { marks: number[] }) {
  return (
    marks.length > 0 && (
      <sup>
        {marks.map((mark) => (
          <a key={mark} className="mark" href={`#s${mark}`} aria-label={`Source ${mark}`}>
            {mark}
          </a>
        ))}
      </sup>
    )
  );
}

export function MarkedText({ text, marks, doubt, href }: Marked) {
  if (href) return <a href={href}>{text}</a>;
  return (
    <>
      {text}
      <Marks marks={marks} />
      {doubt && (
        <>
          {' '}
          <span className="doubt small">({doubt})</span>
        </>
      )}
    </>
  );
}

export function RichText({ parts }: { parts: Part[] }) {
  return parts.map((part, index) => (
    // Parts never move or change: their place is their identity.
    <Fragment key={index}>{typeof part === 'string' ? part : <MarkedText {...part} />}</Fragment>
  ));
}
