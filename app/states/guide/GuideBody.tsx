import type { ReactNode } from 'react';
import { keepLicenseIn, paths, stateTableOf, updatesOf } from '../../paths.ts';
import { stateDataFile } from '../open-data/data-files.ts';
import { OnThisPage } from '../../frame/OnThisPage.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { RecordRows } from '../criminal-record/RecordRows.tsx';
import { PhoneNumber } from '../PhoneNumber.tsx';
import { RichText } from '../RichText.tsx';
import { Costs } from './CostTable.tsx';
import type { Guide } from './guide.server.ts';
import { FigureTable } from './FigureTable.tsx';
import { MovingHere } from './MovingHere.tsx';
import { Neighbours, Questions } from './GuideEnd.tsx';
import { GuideSide, type GuideSideProps } from './GuideSide.tsx';
import { GuideSteps } from './GuideSteps.tsx';
import { type GuidePartId, partTitle } from './part-titles.ts';
import { Sources } from './Sources.tsx';

type SectionProps = { guide: Guide };
type GuidePart = {
  id: GuidePartId;
  /** In the contents. */
  short: string;
  Body: (props: SectionProps) => ReactNode;
  /** What a phone shows of a part that it folds: leading figures, titles, or how much is in it. */
  teaser?: (guide: Guide) => string;
};

/** In the line that a phone shows: the table under it has the answer. */
const askFirst = ({ criminalRecord: { canAsk } }: Guide): string =>
  canAsk === 'No' || !canAsk ? 'What counts against you' : 'What counts, and how to find out early';

/** The guide's sections in reading order; a phone folds those that have a teaser. */
const firstParts: GuidePart[] = [
  { id: 'steps', short: 'Steps', Body: GuideSteps },
  {
    id: 'different',
    short: 'What’s different',
    Body: WhatIsDifferent,
    teaser: ({ own }) => own.map(({ title }) => title).join(' · '),
  },
  { id: 'costs', short: 'Costs', Body: Costs },
  {
    id: 'exam',
    short: 'Exam',
    Body: ({ guide }) => <FigureTable rows={guide.exam} />,
    teaser: ({ teasers }) => teasers.exam,
  },
  {
    id: 'criminal-record',
    short: 'With a record',
    Body: CriminalRecord,
    teaser: askFirst,
  },
  {
    id: 'renewing',
    short: 'Renewing',
    Body: Renewing,
    teaser: ({ teasers }) => teasers.renewing,
  },
  {
    id: 'moving',
    short: 'Transferring',
    Body: MovingHere,
    teaser: ({ moving }) => moving.kind || 'With a license from another state',
  },
  {
    id: 'broker',
    short: 'Broker',
    Body: Broker,
    teaser: ({ teasers }) => teasers.broker,
  },
  {
    id: 'questions',
    short: 'Questions',
    Body: Questions,
    teaser: ({ questions }) => `${questions.length} questions`,
  },
];

const lastParts: GuidePart[] = [
  { id: 'neighbours', short: 'Neighbors', Body: Neighbours },
  {
    id: 'sources',
    short: 'Sources',
    Body: ({ guide }) => <Sources guide={guide} data={stateDataFile(guide.slug)} updates={updatesOf(guide.slug)} />,
    teaser: ({ sources }) => `${sources.length} sources`,
  },
];

const shown = (guide: Guide, of: GuidePart[]): GuidePart[] =>
  of.filter(({ id }) => id !== 'neighbours' || guide.neighbours.length > 0);

/** The contents list and the page are made from the same lists. */
export function GuideBody({ guide, pdf }: GuideSideProps) {
  const contents = [
    ...shown(guide, firstParts),
    { id: 'regulator', short: 'Who regulates' },
    ...shown(guide, lastParts),
  ];
  return (
    <div className="with-toc guide-body section">
      <OnThisPage sections={contents.map(({ id, short }) => ({ id, title: short }))} />
      <div className="guide-sections">
        {shown(guide, firstParts).map((part) => (
          <GuideSection key={part.id} part={part} guide={guide} />
        ))}
      </div>
      <GuideSide guide={guide} pdf={pdf} />
      <div className="guide-sections guide-end">
        {shown(guide, lastParts).map((part) => (
          <GuideSection key={part.id} part={part} guide={guide} />
        ))}
      </div>
    </div>
  );
}

function GuideSection({ part: { id, Body, teaser }, guide }: { part: GuidePart; guide: Guide }) {
  return (
    <section id={teaser ? undefined : id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{partTitle(id, { place: guide.place, broker: guide.brokerWord })}</h2>
      {teaser ? (
        <Fold id={id} summary={teaser(guide)}>
          <Body guide={guide} />
        </Fold>
      ) : (
        <Body guide={guide} />
      )}
    </section>
  );
}

function WhatIsDifferent({ guide }: SectionProps) {
  return guide.own.map(({ title, parts }) => (
    <div key={title} className="mt-5">
      <h3>{title}</h3>
      <p className="mt-2">
        <RichText parts={parts} />
      </p>
    </div>
  ));
}

function CriminalRecord({ guide: { criminalRecord, regulator } }: SectionProps) {
  return (
    <>
      <p className="mt-4">
        <RichText parts={criminalRecord.rule} />
      </p>
      <p className="mt-3">
        Contact:{' '}
        {regulator.url ? (
          <a href={regulator.url} rel="noopener">
            {regulator.name.text}
          </a>
        ) : (
          regulator.name.text
        )}
        {regulator.phone.known && (
          <>
            , <PhoneNumber text={regulator.phone.text} />
          </>
        )}
      </p>
      <RecordRows answer={criminalRecord} />
      {criminalRecord.note && <p className="small muted mt-3">{criminalRecord.note}</p>}
      <p className="mt-3">
        <a className="more" href={paths.criminalRecord}>
          How other states treat a criminal record
        </a>
      </p>
    </>
  );
}

function Renewing({ guide: { renewal, slug } }: SectionProps) {
  return (
    <>
      <FigureTable rows={renewal} />
      <p className="no-print mt-4">
        <a className="more" href={keepLicenseIn(slug)}>
          Already licensed? Your renewal date and courses
        </a>
      </p>
    </>
  );
}

function Broker({ guide: { broker, toBroker, regulator } }: SectionProps) {
  return (
    <>
      <p className="mt-4">{toBroker}</p>
      <FigureTable rows={broker} />
      <p className="no-print mt-4">
        <a href={regulator.url ?? '#regulator'}>Ask the regulator, or apply there</a> ·{' '}
        <a href={stateTableOf('columns=broker')}>Broker rules in every state</a>
      </p>
    </>
  );
}
