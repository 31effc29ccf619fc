import type { BreadcrumbList, FAQPage, HowTo, WithContext } from 'schema-dts';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { paths, stateGuide } from '../../paths.ts';
import { plainText } from '../../wording/rich-text.ts';
import type { Guide } from './guide.server.ts';
import { guideTitle } from './guide-title.ts';

/**
 * What a guide tells search engines, in schema.org's words; the compiler checks it against schema.org's own types.
 * It is derived from the guide wherever it is needed, so that the page's data does not hold every answer twice.
 */
export function structuredDataOf({
  name,
  place,
  slug,
  answer,
  steps,
  questions,
}: Pick<Guide, 'name' | 'place' | 'slug' | 'answer' | 'steps' | 'questions'>): object[] {
  const trail: WithContext<BreadcrumbList> = breadcrumbs([
    { name: 'State guides', path: paths.stateGuides },
    { name, path: stateGuide(slug) },
  ]);
  const howTo: WithContext<HowTo> = {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: guideTitle(place),
    description: plainText(answer),
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.title,
      text: plainText(step.text),
    })),
  };
  const faq: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer: reply }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(reply).trim() },
    })),
  };
  return [trail, howTo, faq];
}
