import { readFileSync } from 'node:fs';
import { listJurisdictions } from '../../app/facts/jurisdictions.server.ts';
import { guideFigures, type Research } from './guide-figures.ts';
import { pageAt, type Site, type SiteProblem } from './site.ts';

/** The built guides, every one, against content/research: an error of the templates or of the content shows here. */
export function guideFiguresEqualResearch(site: Site): SiteProblem[] {
  return listJurisdictions().flatMap(({ slug, entry }) => {
    const path = `/state-guides/${slug}`;
    const page = pageAt(site, path);
    if (!page) return [{ page: path, problem: 'was not built' }];
    const research = JSON.parse(readFileSync(`content/research/jurisdictions/${slug}.json`, 'utf8')) as Research;
    const rules = {
      criminalHistory: entry.criminalHistory.value?.rule ?? null,
      retake: entry.retake.value?.rule ?? null,
    };
    return guideFigures(page, research, rules).map((problem) => ({ page: path, problem }));
  });
}
