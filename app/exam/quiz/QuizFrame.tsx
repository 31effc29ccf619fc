import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { Questions } from './Questions.tsx';
import type { QuizQuestion } from './quiz-question.ts';
import css from './quiz.css?inline';

type QuizFrameProps = {
  trail: { name: string; path: string }[];
  here: string;
  title: string;
  lead: string;
  /** Another one begins the quiz anew: the same page can show another quiz after a client navigation. */
  quiz: string;
  questions: QuizQuestion[];
  /** Who is right where the page and the regulator differ. */
  note: string;
  /** Where to go on, each an item of the list beside the questions. */
  next: ReactNode;
  /** What follows the questions: their sources. */
  children?: ReactNode;
};

/** A page of questions: facts of a state, or a part of its law. */
export function QuizFrame({ trail, here, title, lead, quiz, questions, note, next, children }: QuizFrameProps) {
  return (
    <article className="page">
      <PageStyle name="quiz" css={css} />
      <Breadcrumbs trail={trail} here={here} />
      <header className="mt-8">
        <h1>{title}</h1>
        <p className="lead mt-4">{lead}</p>
      </header>
      <div className="with-aside questions-page mt-8">
        <section className="measure" aria-labelledby="questions-title">
          <h2 id="questions-title" className="visually-hidden">
            Questions
          </h2>
          <Questions key={quiz} questions={questions} />
        </section>
        <aside className="keep-studying" aria-labelledby="keep-studying-title">
          <h2 id="keep-studying-title" className="text-[1.22rem]">
            Keep studying
          </h2>
          <ul className="rows mt-2">{next}</ul>
          <p className="small muted mt-2">{note}</p>
        </aside>
        {children}
      </div>
    </article>
  );
}
