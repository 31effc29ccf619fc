import { PageStyle } from '../../frame/PageStyle.tsx';
import css from './quiz-list.css?inline';

/** Quizzes to choose from, each with how many questions it has; not where that is the same for all. */
export function QuizList({ quizzes }: { quizzes: { name: string; path: string; count?: number }[] }) {
  return (
    <>
      <PageStyle name="quiz-list" css={css} />
      <ul className="state-list mt-10">
        {quizzes.map(({ name, path, count }) => (
          <li key={path}>
            <a href={path}>{name}</a> {count !== undefined && <span className="small muted">{count} questions</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
