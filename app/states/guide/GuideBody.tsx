import type { ReactNode } from 'react';
import { updatesOf } from '../../paths.ts';
import { stateDataFile } from '../open-data/data-files.ts';
import { OnThisPage } from '../../frame/OnThisPage.tsx';
import { RichText } from '../RichText.tsx';
import { Costs } from './CostTable.tsx';
import type { Guide } from './guide.server.ts';
import { FigureTable } from './FigureTable.tsx';
import { MovingHere } from './MovingHere.tsx';
import { Neighbours, Questions, RegulatorCard } from './GuideEnd.tsx';
import { GuideSteps } from './GuideSteps.tsx';
import { Sources } from './Sources.tsx';

type SectionProps = { guide: Guide };

/** The guide's sections in reading order: the contents list and the page are made from the same list. */
const sections: { id: string; title: (guide: Guide) => string; Body: (props: SectionProps) => ReactNode }[] = [
  { id: 'steps', title: ({ place }) => `How to get licensed in ${place}`, Body: GuideSteps },
  { id: 'different', title: ({ place }) => `What is different in ${place}`, Body: WhatIsDifferent },
  { id: 'costs', title: () => 'What it costs', Body: Costs },
  { id: 'exam', title: () => 'The exam', Body: ({ guide }) => <FigureTable rows={guide.exam} /> },
  { id: 'criminal-record', title: () => 'Can you get licensed with a record?', Body: CriminalRecord },
  { id: 'renewing', title: () => 'Renewing the license', Body: ({ guide }) => <FigureTable rows={guide.renewal} /> },
  { id: 'moving', title: ({ place }) => `Transferring a license to ${place}`, Body: MovingHere },
  { id: 'broker', title: () => 'The broker license', Body: ({ guide }) => <FigureTable rows={guide.broker} /> },
  { id: 'questions', title: () => 'Questions people ask', Body: Questions },
  { id: 'regulator', title: () => 'Who decides', Body: RegulatorCard },
  { id: 'neighbours', title: () => 'Neighboring states', Body: Neighbours },
  {
    id: 'sources',
    title: () => 'Sources',
    Body: ({ guide }) => <Sources guide={guide} data={stateDataFile(guide.slug)} updates={updatesOf(guide.slug)} />,
  },
];

const shown = (guide: Guide) => sections.filter(({ id }) => id !== 'neighbours' || guide.neighbours.length > 0);

export function GuideBody({ guide }: SectionProps) {
  return (
    <div className="with-toc section">
      <OnThisPage sections={shown(guide).map(({ id, title }) => ({ id, title: title(guide) }))} />
      <div className="guide-sections">
        {shown(guide).map(({ id, title, Body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title(guide)}</h2>
            <Body guide={guide} />
          </section>
        ))}
      </div>
    </div>
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

function CriminalRecord({ guide: { criminalRecord } }: SectionProps) {
  return (
    <>
      <p className="mt-4">
        <RichText parts={criminalRecord.rule} />
      </p>
      {criminalRecord.advance.length > 0 && (
        <p className="mt-3">
          <RichText parts={criminalRecord.advance} />
        </p>
      )}
      {criminalRecord.note && <p className="small muted mt-3">{criminalRecord.note}</p>}
    </>
  );
}
