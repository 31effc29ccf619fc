import { Fragment } from 'react';
import type { Marked, Part } from '../wording/rich-text.ts';

/**
 * The superscript that leads from a figure to its sources: one target, however many there are. The boot script opens
 * them in place, by the numbers it reads here; without script the link jumps to the first.
 */
export function Marks({ marks, fact }: Pick<Marked, 'marks' | 'fact'>) {
  if (marks.length === 0) return null;
  const sorted = marks.toSorted((a, b) => a - b);
  const numbers = sorted.join(',');
  return (
    <sup>
      <a
        className="mark"
        href={`#s${sorted[0]}`}
        data-fact={fact}
        aria-label={marks.length > 1 ? `${marks.length} sources: ${numbers}` : `Source ${numbers}`}
      >
        {numbers}
      </a>
    </sup>
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
