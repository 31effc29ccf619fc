import { attribute, byTag, type Page, sourceText } from './page.ts';
import { onEachPage } from './site.ts';

type Thing = { '@context'?: string; '@type'?: string; step?: unknown[]; mainEntity?: unknown[] };

/** JSON-LD can be read; a guide tells search engines its place, six steps or more and at least six questions. */
export const structuredDataIsWhole = onEachPage((page) => {
  const read = byTag(page, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => parsed(sourceText(script)));
  const things = read.filter((thing) => thing !== undefined);
  return [
    ...(things.length < read.length ? ['has JSON-LD that is no JSON'] : []),
    ...things
      .filter((thing) => !/^https?:\/\/schema\.org\/?$/.test(thing['@context'] ?? '') || !thing['@type'])
      .map((thing) => `has JSON-LD without @context or @type: ${JSON.stringify(thing).slice(0, 80)}`),
    ...(isGuide(page) ? guideProblems(things) : []),
  ];
});

/** The comparison and the table live beside the guides and are none. */
export const isGuide = ({ path }: Page): boolean => /^\/state-guides\/(?!compare$|table$)[^/]+$/.test(path);

function guideProblems(things: Thing[]): string[] {
  const named = (type: string) => things.find((thing) => thing['@type'] === type);
  const steps = named('HowTo')?.step?.length ?? 0;
  const questions = named('FAQPage')?.mainEntity?.length ?? 0;
  return [
    ...(named('BreadcrumbList') ? [] : ['has no BreadcrumbList']),
    ...(steps >= 6 ? [] : [`has a HowTo of ${steps} steps; 6 are the least`]),
    ...(questions >= 6 ? [] : [`has a FAQPage of ${questions} questions; 6 are the least`]),
  ];
}

function parsed(text: string): Thing | undefined {
  try {
    return JSON.parse(text) as Thing;
  } catch {
    return undefined;
  }
}
