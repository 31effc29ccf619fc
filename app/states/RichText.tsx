import type { ReactNode } from 'react';
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

export function MarkedText({ href, ...marked }: Marked) {
  if (href) return <a href={href}>{marked.text}</a>;
  return (
    <>
      {marked.text}
      <Behind {...marked} />
    </>
  );
}

/** What follows a marked text: its sources, and whether it is in doubt. */
function Behind({ marks, fact, doubt }: Marked) {
  return (
    <>
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

/** Texts that follow each other are one: between two of them React writes a comment of eight bytes. */
export function RichText({ parts }: { parts: Part[] }) {
  const shown: ReactNode[] = [];
  const addText = (text: string): void => {
    const last = shown.at(-1);
    if (typeof last === 'string') shown[shown.length - 1] = last + text;
    else shown.push(text);
  };
  parts.forEach((part, index) => {
    // Parts never move or change: their place is their identity.
    if (typeof part === 'string') addText(part);
    else if (part.href) shown.push(<MarkedText key={index} {...part} />);
    else {
      addText(part.text);
      if (part.marks.length > 0 || part.doubt) shown.push(<Behind key={index} {...part} />);
    }
  });
  return shown;
}
