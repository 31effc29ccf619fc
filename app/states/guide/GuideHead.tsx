import { costIn, planFor, practiceFor } from '../../paths.ts';
import { RichText } from '../RichText.tsx';
import { StateOutline } from '../StateOutline.tsx';
import { guideTitle } from './guide-title.ts';
import type { Guide } from './guide.server.ts';

/** The first screen: the answer, how long and how much, and what to do next. */
export function GuideHead({ guide }: { guide: Guide }) {
  const { time, cost } = guide.totals;
  return (
    <header className="guide-head">
      <div>
        <h1>{guideTitle(guide.place)}</h1>
        <p className="lead mt-4">
          <RichText parts={guide.answer} />
        </p>
        <dl className="totals">
          <div>
            <dt>Time</dt>
            <dd>{time.text}</dd>
            <dd>{time.detail}</dd>
          </div>
          <div>
            <dt>Cost</dt>
            <dd>
              <a href="#costs">{cost.text}</a>
            </dd>
            <dd>{cost.detail}</dd>
          </div>
        </dl>
        <p className="acts no-print">
          <a className="button" href={planFor(guide.slug)}>
            Make my plan
          </a>
          <a className="button button-quiet" href={costIn(guide.slug)}>
            Costs and dates
          </a>
          <a className="button button-quiet" href={practiceFor(guide.slug)}>
            Practice for this exam
          </a>
        </p>
      </div>
      {guide.box && <StateOutline className="guide-outline" code={guide.code} box={guide.box} />}
    </header>
  );
}
