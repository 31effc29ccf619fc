import { evaluate } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkSmartypants from 'remark-smartypants';
import { linkPlan } from '../glossary/linked-terms/linked-terms.server.ts';
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

async function writeArticle({ body, slug }: Article): Promise<ArticleHtml> {
  const { default: Body } = await evaluate(body, {
    ...runtime,
    remarkPlugins: [remarkGfm, remarkSmartypants],
    rehypePlugins: [linksInLanguage, rehypeSlug, [linkTerms, linkPlan('articles')]],
  }).catch((error: unknown) => {
    throw new Error(`content/articles/${slug}.mdx does not compile`, { cause: error });
  });
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
