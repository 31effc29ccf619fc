import type { Article } from '../../app/blog/articles.server.ts';
import { linkedAddresses } from './article-text.ts';
import { articleFile, type ContentProblem } from './content-problem.ts';

/** A link inside the site leads to a page that the build writes, and has no trailing slash. */
export function internalLinksResolve(
  articles: Pick<Article, 'slug' | 'body'>[],
  knownPaths: Set<string>,
): ContentProblem[] {
  return articles.flatMap(({ slug, body }) =>
    linkedAddresses(body)
      .filter((address) => !/^(https?:|mailto:|#)/.test(address))
      .filter((address) => !knownPaths.has(address.replace(/[#?].*$/, '')))
      .map((address) => ({
        file: articleFile(slug),
        field: 'body',
        problem: `links to ${address}, which is no page of this site`,
      })),
  );
}
