import { useState } from 'react';
import { comparison } from '../../paths.ts';
import { SourceNote } from '../SourceNote.tsx';
import { tellLost } from '../../ui/tell-lost.ts';
import { list, plural } from '../../wording/wording.ts';
import { type FactGroup, sourceOffsets, type StateComparison, tally } from './comparison.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { ComparisonBars } from './ComparisonBars.tsx';
import { ComparisonSources } from './ComparisonSources.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

type ComparisonViewProps = { groups: FactGroup[]; states: StateComparison[] };

/** What was found in a sentence, the table, the sources. What is alike is hidden by compare.css. */
export function ComparisonView({ groups, states }: ComparisonViewProps) {
  const names = list(states.map(({ name }) => name));
  const counts = tally(groups, states);
  const offsets = sourceOffsets(states);
  const name = `compare-${states.map(({ slug }) => slug).join('-')}.csv`;
  const download = (): void =>
    void import('../../study/offer-file.ts').then(
      ({ offerFile }) => offerFile(comparisonCsv(groups, states), name, 'text/csv;charset=utf-8'),
      tellLost,
    );
  return (
    <section className="section-small" aria-labelledby="compared">
      <h2 id="compared" tabIndex={-1}>
        {names}
      </h2>
      <p className="mt-3 measure" role="status">
        {`${plural(counts.differs, 'figure differs', 'figures differ')}, ${counts.same} ` +
          `${counts.same === 1 ? 'is' : 'are'} the same, and ${counts.open} cannot be compared because a state’s ` +
          `figure was not found. ${plural(counts.words, 'rule')} in sentences ` +
          `${counts.words === 1 ? 'is' : 'are'} for you to read side by side.`}
      </p>
      <div className="comparison-tools no-print">
        <label className="check-line">
          <input type="checkbox" id="only-differences" /> Show only differences
        </label>
        <CopyLink slugs={states.map(({ slug }) => slug)} />
        <button type="button" className="button button-quiet needs-script" onClick={() => print()}>
          Print
        </button>
        <button type="button" className="button button-quiet needs-script" onClick={download}>
          Download this comparison (CSV)
        </button>
      </div>
      <ComparisonBars groups={groups} states={states} />
      <ComparisonTable groups={groups} states={states} offsets={offsets} />
      <ComparisonSources states={states} offsets={offsets} />
      <SourceNote />
    </section>
  );
}

/** Says what became of it: the clipboard may be closed to pages, and the address bar is not. */
function CopyLink({ slugs }: { slugs: string[] }) {
  const [outcome, setOutcome] = useState('');
  const copy = (): void => {
    setOutcome('');
    const address = `${location.origin}${comparison(...slugs)}`;
    // Insecure origins have no clipboard at all.
    const written = navigator.clipboard
      ? navigator.clipboard.writeText(address)
      : Promise.reject(new Error('no clipboard'));
    written.then(
      () => setOutcome('Link copied.'),
      () => setOutcome('The browser did not let us copy. Copy the address from its bar.'),
    );
  };
  return (
    <>
      <button type="button" className="button button-quiet needs-script" onClick={copy} aria-describedby="copied">
        Copy link
      </button>
      <span id="copied" role="status" className="small">
        {outcome}
      </span>
    </>
  );
}
