import { paths, stateGuide } from '../paths.ts';
import { rangeOf } from '../wording/range.ts';
import { factAt, formatFact } from '../facts/fact-paths.server.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { listStates, readJurisdictions } from '../facts/jurisdictions.server.ts';

/** What an article may use besides Markdown. A figure about a state is never typed: it comes from the state's facts. */
export const articleComponents = { Fact, Range, StateLink, table: ScrollingTable };

function stateNamed(slug: string): StateRecord {
  const record = readJurisdictions().get(slug);
  if (!record) throw new Error(`an article names a state "${slug}" that does not exist`);
  return record;
}

/** <Fact state="texas" of="entry.prelicenseHours" /> is "180 hours" and a mark that leads to its sources. */
function Fact({ state, of }: { state: string; of: string }) {
  const record = stateNamed(state);
  const fact = factAt(record, of);
  if (fact.value === null) throw new Error(`an article asks for ${state} ${of}, which is not known`);
  return (
    <>
      {formatFact(of, fact.value)}
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
  const values = listStates()
    .map((record) => factAt(record, of))
    .filter(({ value, confidence }) => typeof value === 'number' && confidence !== 'low')
    .map(({ value }) => value as number);
  return (
    <>
      {rangeOf(values, (value) => formatFact(of, value))}
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
    <div className="scroll" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}
