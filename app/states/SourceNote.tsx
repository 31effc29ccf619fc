import { ownHtml } from '../frame/trusted-types.ts';

const seeList = 'See this source in the list';

/** Filled and opened by the boot script when a source mark is pressed; without script the mark jumps to the list. */
export function SourceNote() {
  return (
    <div
      id="source-note"
      data-reload
      className="source-note"
      popover="auto"
      role="note"
      aria-label="Source"
      // As HTML, so that hydration leaves alone what the boot script has put in it.
      dangerouslySetInnerHTML={ownHtml(`<ul></ul><a href="#sources">${seeList}</a>`)}
    />
  );
}
