import { useEffect, useRef } from 'react';
import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { paths } from '../paths.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import type { Route } from './+types/BooksPage';
import { BookCard, replaceCover } from './BookCard.tsx';
import { readBooks } from './books.server.ts';
import css from './books.css?inline';

export function loader() {
  return { books: readBooks() };
}

export const meta = () =>
  pageMeta({
    title: 'Books',
    description:
      'Thirty-four self-help and spiritual classics in the public domain, free to read as ebooks at ' +
      `${site.bookseller.name}.`,
    path: paths.books,
  });

/** Covers of the first row: loaded at once, the others as they come near. */
const firstRow = 4;

export default function BooksPage({ loaderData }: Route.ComponentProps) {
  const covers = useRef<HTMLUListElement>(null);
  useEffect(() => replaceFailedCovers(covers.current), []);
  return (
    <div className="page">
      <PageStyle name="books" css={css} />
      <script src="/covers.js" async />
      <p className="pt-7">
        <a href={paths.home}>← Back to Home</a>
      </p>
      <h1 className="mt-8">Books</h1>
      <p className="lead mt-4">
        Thirty-four classics on concentration, character, and a calm mind by three New Thought writers. All are free to
        read and in the public domain in the United States. Each one opens at {site.bookseller.name} in a new tab.
      </p>
      <p className="mt-6">
        <a className="button whitespace-normal" href={site.bookseller.authorUrl} rel="noopener">
          View All Books on {site.bookseller.name}
        </a>
      </p>
      <InstitutionBanner />
      <ul className="covers section" ref={covers}>
        {loaderData.books.map((book, index) => (
          <BookCard key={book.id} book={book} isFirstSeen={index < firstRow} />
        ))}
      </ul>
      <p className="small muted measure mt-12">
        {site.name} drew these covers; they aren’t on the books themselves. {site.bookseller.name} is an independent
        site with its own terms. The books are for general reading and aren’t part of any licensing course.
      </p>
    </div>
  );
}

function InstitutionBanner() {
  const { institution } = site;
  return (
    <aside
      className="sponsored mt-10 flex flex-wrap items-end justify-between gap-6"
      aria-label={`Promotion: ${institution.name}`}
    >
      <div className="measure">
        <p className="small">Promotion</p>
        <p className="serif mt-1 text-[1.35rem] text-ink!">{institution.name}</p>
        <p className="mt-2">{institution.blurb}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a className="button" href={institution.admissionUrl} rel="sponsored nofollow noopener">
          Apply for Admission
        </a>
        <a className="button button-quiet" href={institution.learnMoreUrl} rel="sponsored nofollow noopener">
          Learn More
        </a>
      </div>
    </aside>
  );
}

/** A cover may have failed before hydration, when nothing was listening for its error. */
function replaceFailedCovers(list: HTMLUListElement | null): void {
  for (const image of list?.querySelectorAll('img') ?? []) {
    if (image.complete && image.naturalWidth === 0) replaceCover(image);
  }
}
