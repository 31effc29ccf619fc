import { pageMeta } from '../frame/page-meta.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import { EnglishTerm } from '../glossary/EnglishTerm.tsx';
import { download, paths, termPage } from '../paths.ts';
import { ResourceHeader } from '../frame/ResourceHeader.tsx';
import { WorkPanel } from '../study/WorkPanel.tsx';
import type { Route } from './+types/FlashcardsPage';
import { cardFiles } from './card-files.server.ts';
import { Flashcards } from './Flashcards.tsx';
import css from './flashcards.css?inline';
import { sampleCards } from './sample-cards.server.ts';

export function loader() {
  return {
    areas: cardFiles().map(({ area, name, count, path, first }) => ({ area, name, count, path, first })),
    samples: sampleCards(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const count = loaderData?.areas.reduce((sum, area) => sum + area.count, 0) ?? 0;
  return pageMeta({
    title: 'Real Estate Exam Flashcards',
    description:
      `Free flashcards for ${count} real estate exam terms. Each comes back just before you would forget it; your ` +
      'progress stays in your own browser.',
    path: paths.flashcards,
  });
}

export default function FlashcardsPage({ loaderData: { areas, samples } }: Route.ComponentProps) {
  const count = areas.reduce((sum, area) => sum + area.count, 0);
  return (
    <div className="page">
      <PageStyle name="flashcards" css={css} />
      <ResourceHeader title="Real Estate Exam Flashcards" here="Flashcards">
        {count} terms from our glossary, in the eight areas of a national exam outline. Each card comes back just before
        you would forget it.
      </ResourceHeader>
      <noscript>
        <p className="note measure mt-6">
          Scheduled cards need scripts, which are off in this browser. You can print the{' '}
          <a href={download('vocabulary-flashcards')}>flashcards as a PDF</a>, read the{' '}
          <a href={paths.glossary}>glossary</a>, and turn over the sample cards below.
        </p>
      </noscript>
      <Flashcards areas={areas} />
      <div className="side-by-side">
        <HowItWorks />
        <SampleCards samples={samples} />
      </div>
      <section className="section">
        <h2>Keep or move your progress</h2>
        <p className="mt-3 mb-5 measure">
          Your answers stay in this browser; nothing is sent to us. To move them and your other study work to another
          device, save a file. <a href={paths.savedWork}>About saved work</a>
        </p>
        <WorkPanel />
      </section>
    </div>
  );
}

function SampleCards({ samples }: Pick<Route.ComponentProps['loaderData'], 'samples'>) {
  return (
    <section className="section measure">
      <h2>Eight cards to try</h2>
      <p className="mt-4">Say the meaning aloud, then open the card.</p>
      <div className="mt-5">
        {samples.map(({ slug, term, english, definition }) => (
          <details key={slug} className="qa">
            <summary>
              <h3>
                {term}
                <EnglishTerm of={english} />
              </h3>
            </summary>
            <p>
              {definition} <a href={termPage(slug)}>More on “{term}”</a>
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

function HowItWorks() {
  return (
    <section className="section measure">
      <h2>How spaced repetition works</h2>
      <p className="mt-4">
        A term sticks best when you recall it just before you’d forget it. Grade each card: <strong>Again</strong> if
        you missed it; <strong>Hard</strong>, <strong>Good</strong>, or <strong>Easy</strong> if you knew it. A new card
        returns within minutes, then after days, then weeks; one you miss starts over. We time each card (with a method
        called FSRS) so you still know about nine out of ten.
      </p>
      <p className="mt-3">
        Ten minutes a day does more than two hours on Sunday. A new study day starts at 4 a.m. If you fall behind, the
        most overdue cards come first. Once open, this page also works offline.
      </p>
      <p className="mt-4">
        <a className="more" href={download('vocabulary-flashcards')}>
          Print the flashcards (PDF)
        </a>
      </p>
      <p className="mt-2">
        <a className="more" href={paths.glossary}>
          All terms in the glossary
        </a>
      </p>
    </section>
  );
}
