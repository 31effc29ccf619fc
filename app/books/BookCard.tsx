import type { SyntheticEvent } from 'react';
import { site } from '../frame/site.ts';
import type { Book } from './books.server.ts';

const placeholder = '/placeholder.svg';

/**
 * Puts the placeholder in place of a cover that did not load. Once: a placeholder that is missing too stays as it is.
 */
export function replaceCover(image: HTMLImageElement): void {
  if (image.getAttribute('src') !== placeholder) image.src = placeholder;
}

export function BookCard({ book, isFirstSeen }: { book: Book; isFirstSeen: boolean }) {
  return (
    <li>
      <a className="cover" href={book.url} target="_blank" rel="noopener">
        <img
          loading={isFirstSeen ? undefined : 'lazy'}
          width={400}
          height={600}
          alt=""
          src={`/covers/${book.id}.svg`}
          onError={(event: SyntheticEvent<HTMLImageElement>) => replaceCover(event.currentTarget)}
        />
        <h2 className="text-[1rem] [line-height:1.375] [letter-spacing:0]">{book.title}</h2>
        <p className="small muted mt-1">
          {book.author}
          {book.coAuthor && `, with ${book.coAuthor}`}
        </p>
        <p className="small mt-1 semibold text-brand">View on {site.bookseller.name}&nbsp;→</p>
      </a>
    </li>
  );
}
