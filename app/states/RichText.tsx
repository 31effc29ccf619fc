import { Fragment } from 'react';
import type { Marked, Part } from '../wording/rich-text.ts';

/** The superscripts that lead from a figure to its sources; the boot script opens them in place. */
export function Marks({ marks, fact }: Pick<Marked, 'marks' | 'fact'>) {
  return (
    marks.length > 0 && (
      <sup>
        {marks.map((mark) => (
          <a key={mark} className="mark" href={`#s${mark}`} data-fact={fact} aria-label={`Source ${mark}`}>
            {mark}
          </a>
        ))}
      </sup>
    )
  );
}

export function MarkedText({ text, marks, fact, doubt, href }: Marked) {
  if (href) return <a href={href}>{text}</a>;
  return (
    <>
      {text}
      <Marks marks={marks} fact={fact} />
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
