import { paths } from '../../paths.ts';

/**
 * Has "Something wrong?" in the note name the fact whose mark opened it. Without it the form asks which figure is
 * meant, of those that rest on the source.
 */
export function nameFactInReports(): () => void {
  const markAt = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>('a.mark') ?? null;
  // A mark that was pressed before this ran still has the focus.
  let mark = markAt(document.activeElement);
  const follow = ({ target }: MouseEvent): void => {
    mark = markAt(target) ?? mark;
    const link = (target as Element).closest<HTMLAnchorElement>(`#source-note a[href^="${paths.corrections}"]`);
    if (!link || !mark?.dataset.fact) return;
    const address = new URL(link.href);
    address.searchParams.set('fact', mark.dataset.fact);
    link.href = address.href;
  };
  document.addEventListener('click', follow, true);
  return () => document.removeEventListener('click', follow, true);
}
