import { paths } from '../paths.ts';
import type { SearchResult } from './search-answer.ts';

export function SearchResults({ results }: { results: SearchResult[] }) {
  return (
    <ol className="ruled mt-3">
      {results.map(({ path, title, kind, excerpt }) => (
        <li key={path}>
          <p className="small muted">{kind}</p>
          <a className="semibold" href={path}>
            {title}
          </a>
          <p className="small mt-1">
            {excerpt.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
            {!endsInFull(excerpt) && ' …'}
          </p>
        </li>
      ))}
    </ol>
  );
}

const endsInFull = (excerpt: SearchResult['excerpt']): boolean => /[.!?…”]$/.test(excerpt.at(-1)?.text.trim() ?? '.');

/** What to do where nothing was found. */
export function SearchEmpty() {
  return (
    <p className="mt-3 measure">
      Try fewer or other words, such as a state’s name or a term from your course. Or look through the{' '}
      <a href={paths.stateGuides}>state guides</a>, the <a href={paths.glossary}>glossary</a> or the{' '}
      <a href={paths.sitemap}>list of all pages</a>.
    </p>
  );
}
