import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { paths } from '../paths.ts';
import { WorkPanel } from './WorkPanel.tsx';

export const meta = () =>
  pageMeta({
    title: 'Your Saved Study Work',
    description:
      'Your practice exams, flashcards, plans, and license records are kept in your own browser. Save them to a ' +
      'file, load them on another device, or delete them.',
    path: paths.savedWork,
  });

export default function SavedWorkPage() {
  return (
    <div className="page">
      <Breadcrumbs trail={[{ name: 'Exam Preparation', path: paths.examPrep }]} here="Saved work" />
      <header className="mt-8">
        <h1>Your Saved Study Work</h1>
        <p className="lead mt-4">
          Practice exams, flashcards, plans, and license records stay in the browser you made them in. Nothing is sent
          to us, and you don’t need an account.
        </p>
      </header>
      <section className="section">
        <h2>Keep, move, or delete it</h2>
        <p className="measure mt-4 mb-6">
          To move your work to another phone or computer, save a file on the old one and load it on the new one. Loading
          adds to any work already there. Clearing your browser’s site data deletes everything, so save a file first.
        </p>
        <WorkPanel />
        <noscript>
          <p>Practice exams, flashcards, plans, and license records need scripts, and so does keeping them.</p>
        </noscript>
      </section>
    </div>
  );
}
