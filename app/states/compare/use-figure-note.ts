import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComparedFigure, Source } from './comparison.ts';
import type { TableColumn } from './state-table.ts';
import { fetchComparison } from './use-comparison.ts';

export type FigureSources = {
  title: string;
  slug: string;
  figure: ComparedFigure;
  sources: Source[];
  guide: string;
  regulator: { name: string; url: string | null };
};

type UsedFigureNote = {
  note: FigureSources | undefined;
  noteElement: RefObject<HTMLDivElement | null>;
  table: RefObject<HTMLTableElement | null>;
};

/** Opens a figure's sources over the table. Where that cannot be, its link leads to the guide as without scripts. */
export function useFigureNote(columns: TableColumn[]): UsedFigureNote {
  const noteElement = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [note, setNote] = useState<FigureSources>();
  useEffect(() => {
    const watched = table.current;
    const openNote = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('td a');
      const column = columns[(link?.closest('td')?.cellIndex ?? 0) - 1];
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !column || !isPlain || !noteElement.current?.showPopover) return;
      event.preventDefault();
      const open = (found: FigureSources): void => {
        flushSync(() => setNote(found));
        // The figure is named as what opened the note, so that Tab goes from one to the other.
        noteElement.current?.showPopover({ source: link });
      };
      readSources(link, column).then(open, () => location.assign(link.href));
    };
    // One listener for a thousand links.
    watched?.addEventListener('click', openNote);
    return () => watched?.removeEventListener('click', openNote);
  }, [columns]);
  return { note, noteElement, table };
}

async function readSources(link: HTMLAnchorElement, { id, head }: TableColumn): Promise<FigureSources> {
  const state = await fetchComparison(link.pathname.split('/').at(-1)!);
  const figure = state.figures[id];
  if (!figure) throw new Error(`${state.slug} has no figure ${id}`);
  const sources = figure.marks.flatMap((mark) => state.sources[mark - 1] ?? []);
  return {
    title: `${state.name}: ${head.replaceAll('\u00ad', '')}`,
    slug: state.slug,
    figure,
    sources,
    guide: link.pathname + link.hash,
    regulator: state.regulator,
  };
}
