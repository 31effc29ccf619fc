import type { StateRecord } from '../../app/facts/state-record.server.ts';
import type { FeaturedGuide } from '../../app/facts/jurisdictions.server.ts';
import type { ContentProblem } from './content-problem.ts';

/** The specification's figures win on the featured cards, so a state's own facts that differ need a decision. */
export function featuredFiguresEqualTheFacts(featured: FeaturedGuide[], states: StateRecord[]): ContentProblem[] {
  return featured.flatMap((guide) => {
    const entry = states.find(({ slug }) => slug === guide.slug)?.entry;
    if (!entry) return [problem(guide, 'slug', 'is no state')];
    return [
      ...differing(guide, 'requiredHours', guide.requiredHours, entry.prelicenseHours.value),
      ...differing(guide, 'renewalYears', guide.renewalYears, entry.renewalYears.value),
    ];
  });
}

function differing(guide: FeaturedGuide, field: string, shown: number, known: number | null): ContentProblem[] {
  return shown === known ? [] : [problem(guide, field, `says ${shown}, the state's own facts say ${known}`)];
}

const problem = ({ slug }: FeaturedGuide, field: string, text: string): ContentProblem => ({
  file: 'content/featured-guides.yaml',
  field: `${slug}.${field}`,
  problem: text,
});
