import { attribute, byTag } from './page.ts';
import { fileOf, pageAt, type Site, type SiteProblem } from './site.ts';

/**
 * Every page that is there as Markdown too is linked to it and has it; what the Markdown and /llms.txt link to on this
 * site was built. @param pages their paths @param origin the site's own, without a slash
 */
export const markdownIsWhole =
  (pages: string[], origin: string) =>
  (site: Site): SiteProblem[] => {
    const files = [...pages.map((path) => `${path}.md`), '/llms.txt'];
    return [
      ...pages.flatMap((path) =>
        isLinked(site, path) ? [] : [{ page: path, problem: `does not link to ${path}.md` }],
      ),
      ...[...site.files].filter((file) => file.endsWith('.md') && !files.includes(file)).map(unexpected),
      ...files.flatMap((file) => problemsOf(site, file, origin).map((problem) => ({ page: file, problem }))),
    ];
  };

const unexpected = (page: string): SiteProblem => ({ page, problem: 'belongs to no page that app/site-map promises' });

function isLinked(site: Site, path: string): boolean {
  const page = pageAt(site, path);
  const links = page ? byTag(page, 'link') : [];
  return links.some((link) => attribute(link, 'type') === 'text/markdown' && attribute(link, 'href') === `${path}.md`);
}

function problemsOf(site: Site, file: string, origin: string): string[] {
  if (!site.files.has(file)) return ['was not built'];
  const text = site.read(file);
  const lost = addressesIn(text, origin).filter((path) => !fileOf(site, path));
  return [
    ...lost.map((path) => `links to ${path}, which is not there`),
    ...(text.startsWith('# ') ? [] : ['begins with no title']),
    ...(/\bundefined\b|\[object |\bNaN\b|<[A-Z]\w* /.test(text) ? ['holds a stray value'] : []),
  ];
}

/** The paths on this site that a text links to, each once. */
const addressesIn = (text: string, origin: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?:\]\(<?|<)([^\s)>]+)/g)]
      .filter(([, address]) => address!.startsWith(`${origin}/`) || address!.startsWith('/'))
      .map(([, address]) => new URL(address!, origin).pathname),
  ),
];
