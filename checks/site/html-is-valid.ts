import { createHash } from 'node:crypto';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from './page.ts';
import type { Site, SiteProblem } from './site.ts';
import { skeletonOf } from './skeleton.ts';

/** The same rules for every page: to resolve them anew takes longer than to read a short page. */
class LoaderOfOne extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#resolved ??= super.getConfigFor(handle);
    return this.#resolved;
  }
}

const loader = new LoaderOfOne({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: ['html5'],
  rules: {
    // React writes charSet, popoverTarget, <meta/> and required="": HTML reads them all the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // The buttons of a <form method="dialog"> are meant to submit it: that closes the dialog without a script.
    'no-implicit-button-type': 'off',
    // A phone number that breaks over two lines is a matter of looks.
    'tel-non-breaking': 'off',
    // The selects of a comparison are four values of one name: ?states=…&states=….
    'form-dup-name': 'off',
    // A form that only holds settings is read by a button of its own (type="button"), which also works before
    // hydration.
    'wcag/h32': 'off',
    // A table whose rows are flex boxes says its roles: not every browser still takes it for one.
    'no-redundant-role': 'off',
    // Scripts of other origins; our own come from where the page comes from.
    'require-sri': ['error', { target: 'crossorigin' }],
    // pages-name-themselves.ts measures titles.
    'long-title': 'off',
  },
});

/**
 * Pages against the HTML standard, as html-validate knows it: nesting, attributes, values, required parts. Of pages
 * that differ in words alone one is read: the second language and the terms of the glossary would take most of the
 * time.
 */
export async function htmlIsValid(site: Site): Promise<SiteProblem[]> {
  const validator = new HtmlValidate(loader);
  const problems: SiteProblem[] = [];
  for (const { path, html } of distinct(site.pages)) {
    const { results } = await validator.validateString(html, path);
    const messages = results.flatMap((result) => result.messages);
    problems.push(
      ...messages.map(({ ruleId, message, selector }) => ({
        page: path,
        problem: `${message} (${ruleId}${selector ? `, ${selector}` : ''})`,
      })),
    );
  }
  return problems;
}

/** Pages of a shape, or with a mark in their texts, that no page before them has. */
export function distinct(pages: Page[]): Page[] {
  const seen = new Set<string>();
  return pages.filter(({ html }) => {
    const { shape, marks } = skeletonOf(html);
    const found = [createHash('sha256').update(shape).digest('base64'), ...marks];
    const isNew = found.some((one) => !seen.has(one));
    found.forEach((one) => seen.add(one));
    return isNew;
  });
}
