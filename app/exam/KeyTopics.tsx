import { article } from '../paths.ts';
import type { TermPlace } from '../glossary/linked-terms/link-first-uses.ts';
import { TermText } from '../glossary/linked-terms/TermText.tsx';
import { examTopics } from '../question-bank/exam-topics.ts';

/** `terms`: what to link in the text of each topic. */
export function KeyTopics({ terms }: { terms: TermPlace[][] }) {
  return (
    <section id="topics" className="section">
      <h2>Key Exam Topics</h2>
      <p className="mt-4">
        The national portion covers these six topics. The exam company’s free content outline shows how many questions
        each of its topics gets. Print it, and study the biggest groups first.
      </p>
      <div className="ruled mt-6">
        {examTopics.map(({ id, name, text }, index) => (
          <div key={id} id={id}>
            <h3>{name}</h3>
            <p className="mt-2">
              <TermText text={text} places={terms[index] ?? []} />
            </p>
          </div>
        ))}
      </div>
      <p className="mt-4">
        <a className="more" href={article('real-estate-exam-math')}>
          Real estate exam math, worked step by step
        </a>
      </p>
      <p className="mt-2">
        <a className="more" href={article('state-portion-of-the-exam')}>
          How to study for the state portion
        </a>
      </p>
    </section>
  );
}
