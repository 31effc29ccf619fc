import { createHash } from 'node:crypto';
import type { SecurityHeaders } from '../../publish/header-records.ts';
import { attribute, byTag, type Element, sourceText } from './page.ts';
import { onEachPage } from './site.ts';

type Policies = Pick<SecurityHeaders, 'pages' | 'embeds' | 'ownPolicies' | 'embedPaths'>;

/**
 * The policy that a page is answered with names every script and style inside it: a browser would refuse any other.
 * Read by parse5, as browsers read a page; the build wrote the policies from what htmlparser2 saw.
 */
export const inlineCodeIsAllowed = (headers: Policies) =>
  onEachPage((page) => {
    const policy = policyOf(page.path.replace(/\.html$/, ''), headers);
    const code = [...byTag(page, 'script').filter(isRun), ...byTag(page, 'style')];
    return code.flatMap((element) => {
      const text = sourceText(element);
      return !text.trim() || policy.includes(hashOf(text))
        ? []
        : [`has a <${element.tagName}> that its policy refuses: ${text.slice(0, 60)}`];
    });
  });

function policyOf(path: string, { pages, embeds, ownPolicies, embedPaths }: Policies): string {
  const folder = `${path.slice(0, path.lastIndexOf('/'))}/*`;
  const own = [path, folder].flatMap((at) => ownPolicies.find((one) => one.path === at) ?? [])[0];
  const usual = new RegExp(embedPaths).test(path) ? embeds : pages;
  return own?.pagePolicy ?? usual['Content-Security-Policy'] ?? '';
}

const isRun = (script: Element): boolean =>
  attribute(script, 'src') === undefined &&
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/.test(
    attribute(script, 'type')?.trim().toLowerCase() ?? '',
  );

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
