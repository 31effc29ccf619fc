import { paths, stateGuide } from '../paths.ts';
import { figureOf, rangeInStates, stateNamed } from './article-figures.server.ts';

/** What an article may use besides Markdown. A figure about a state is never typed: it comes from the state's facts. */
export const articleComponents = { Fact, Range, StateLink, table: ScrollingTable };

/** <Fact state="texas" of="entry.prelicenseHours" /> is "180 hours" and a mark that leads to its sources. */
function Fact({ state, of }: { state: string; of: string }) {
  const { text, record } = figureOf(state, of);
  return (
    <>
      {text}
      <sup>
        <a className="mark" href={`${stateGuide(state)}#sources`} aria-label={`Sources in the ${record.name} guide`}>
          {record.code}
        </a>
      </sup>
    </>
  );
}

/** <Range of="entry.prelicenseHours" /> is "40 to 180 hours": the lowest and highest figure that is not in doubt. */
function Range({ of }: { of: string }) {
  return (
    <>
      {rangeInStates(of)}
      <sup>
        <a className="mark" href={paths.stateGuides} aria-label="From the facts in our 50 state guides">
          50
        </a>
      </sup>
    </>
  );
}

function StateLink({ state }: { state: string }) {
  return <a href={stateGuide(state)}>{stateNamed(state).name}</a>;
}

/** A wide table scrolls inside itself; focusable, so that a keyboard can scroll it too. */
function ScrollingTable(props: React.ComponentProps<'table'>) {
  return (
    <div className="scroll fades" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}
