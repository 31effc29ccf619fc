import { inEnglish } from '../../language/language.ts';
import { termPage } from '../../paths.ts';
import { letterOf } from './question.ts';
import type { ShownQuestion } from './shown-question.ts';

/** Why the right option is right, the sum where there is one, why each other option is wrong, and the term to read. */
export function Explanation({ question }: { question: ShownQuestion }) {
  const { options, answer, because, wrong, sum, term, law, lang, reasonLang } = question;
  return (
    <div className="explanation">
      <p>
        <strong lang={lang}>{`${letterOf(answer)}. ${options[answer]}`}</strong>
        <br />
        <span lang={reasonLang}>{because}</span>
      </p>
      {sum && (
        <p className="sum">
          <span className="muted">{sum.words}</span>
          <br />
          {sum.figures}
        </p>
      )}
      <ul>
        {options.map(
          (option, index) =>
            index !== answer && (
              <li key={option}>
                <strong lang={lang}>{`${letterOf(index)}. ${option}`}</strong>
                <br />
                <span lang={reasonLang}>{wrong[index]}</span>
              </li>
            ),
        )}
      </ul>
      {law && (
        <p>
          Decided by{' '}
          <a href={law.url} target="_blank" rel="noopener">
            <span lang={inEnglish}>{law.section}</span>
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
          , text of {law.of}
        </p>
      )}
      {/* A new tab, so that an exam is not left by accident. */}
      <p>
        Read more:{' '}
        <a href={termPage(term.slug)} target="_blank" rel="noopener">
          {term.name}
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      </p>
    </div>
  );
}
