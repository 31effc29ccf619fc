import { compileSync, run } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkSmartypants from 'remark-smartypants';
import { kept } from '../content/kept.server.ts';
import { readGlossary } from '../glossary/glossary.server.ts';
import { linkPlan } from '../glossary/linked-terms/linked-terms.server.ts';
import { language } from '../language/language.ts';
import { articleComponents } from './article-components.server.tsx';
import type { Article } from './articles.server.ts';
import { linksInLanguage } from './links-in-language.server.ts';
import { linkTerms } from './link-terms.server.ts';

export type ArticleHtml = { html: string; contents: { id: string; title: string }[] };

const written = new Map<string, Promise<ArticleHtml>>();

/**
 * An article's MDX as HTML, with the contents list of its h2 headings. It is rendered at build time and shipped as
 * HTML: its text needs no script, so none is sent (docs/decisions/0004).
 */
export function articleHtml(article: Article): Promise<ArticleHtml> {
  const html = written.get(article.slug) ?? writeArticle(article);
  written.set(article.slug, html);
  return html;
}

async function writeArticle(article: Article): Promise<ArticleHtml> {
  const { default: Body } = await run(compiled(article), runtime);
  const html = renderToStaticMarkup(<Body components={articleComponents} />);
  const contents = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: title
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', '’'),
  }));
  return { html, contents };
}

/** A tenth of a second for each article: a build whose code is the same takes what the one before has compiled. */
function compiled({ body, slug }: Article): string {
  const plan = linkPlan('articles');
  const compile = (): string =>
    String(
      compileSync(body, {
        outputFormat: 'function-body',
        remarkPlugins: [remarkGfm, remarkSmartypants],
        rehypePlugins: [linksInLanguage, rehypeSlug, [linkTerms, plan]],
      }),
    );
  const code = process.env.ATLAS_CODE;
  try {
    if (!code) return compile();
    const terms = [...readGlossary().values()].map(({ slug: name, term, also }) => [name, term, also]);
    const links = JSON.stringify([terms, plan.ranked, plan.most]);
    return kept(`articles/${language.code}/${slug}`, [code, body, links], compile);
  } catch (error) {
    throw new Error(`content/articles/${slug}.mdx does not compile`, { cause: error });
  }
}
