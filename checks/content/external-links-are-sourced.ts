import type { Article } from '../../app/blog/articles.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { linkedAddresses } from './article-text.ts';
import { articleFile, type ContentProblem } from './content-problem.ts';

/** A link that leaves the site leads to one of the article's sources, to a regulator or to a government. */
export function externalLinksAreSourced(
  articles: Pick<Article, 'slug' | 'body' | 'sources'>[],
  regulatorHosts: Set<string>,
): ContentProblem[] {
  return articles.flatMap(({ slug, body, sources }) => {
    const allowed = new Set(sources.map(({ url }) => withoutFragment(url)));
    return linkedAddresses(body)
      .filter((address) => /^https?:/.test(address) && !allowed.has(withoutFragment(address)))
      .filter((address) => !isOfficial(new URL(address).hostname, regulatorHosts))
      .map((address) => ({
        file: articleFile(slug),
        field: 'body',
        problem: `links to ${address}, which is not among its sources`,
      }));
  });
}

export const regulatorHostsOf = (states: StateRecord[]): Set<string> =>
  new Set(states.flatMap(({ regulator }) => (regulator.url.value ? [new URL(regulator.url.value).hostname] : [])));

const isOfficial = (host: string, regulatorHosts: Set<string>): boolean =>
  host.endsWith('.gov') || regulatorHosts.has(host);

const withoutFragment = (address: string): string => address.replace(/#.*$/, '').replace(/\/$/, '');
