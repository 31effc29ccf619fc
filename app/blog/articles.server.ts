import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { language } from '../language/language.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { z } from 'zod';
import { typographic } from '../wording/wording.ts';
import { categories, type CategorySlug } from './categories.ts';

const text = z.string().trim().min(1).transform(typographic);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const frontMatter = z.strictObject({
  title: z.string().max(60).transform(typographic),
  description: z.string().min(100).max(160).transform(typographic),
  category: z.enum(categories.map(({ slug }) => slug) as [CategorySlug, ...CategorySlug[]]),
  /** What the card calls its kind where that is not the category's name. */
  label: text.optional(),
  published: isoDate,
  updated: isoDate,
  related: z.array(text).length(3),
  sources: z
    .array(
      z.strictObject({
        publisher: text,
        title: text,
        url: z.url(),
        date: z
          .string()
          .regex(/^\d{4}(-\d{2}){0,2}$/)
          .nullable(),
      }),
    )
    .min(3),
});

export type ArticleSummary = {
  slug: string;
  title: string;
  description: string;
  category: CategorySlug;
  label: string;
  published: string;
  updated: string;
};
export type Article = z.infer<typeof frontMatter> & ArticleSummary & { body: string; minutes: number };

// An article is written anew in each language, with the same facts and links.
const directory = join(process.cwd(), 'content', language.code === 'en' ? '' : language.code, 'articles');
const wordsPerMinute = 225;

let articles: Article[] | undefined;

/** Every article, newest first. @throws Error naming the file and field that is wrong. */
export function readArticles(): Article[] {
  articles ??= readdirSync(directory)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readArticle(file))
    .toSorted((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
  return articles;
}

export const listArticles = (): ArticleSummary[] => readArticles().map(summaryOf);

export function summaryOf({ slug, title, description, category, label, published, updated }: Article): ArticleSummary {
  return { slug, title, description, category, label, published, updated };
}

export const findArticle = (slug: string): Article | undefined =>
  readArticles().find((article) => article.slug === slug);

/** The articles with these slugs, in this order. @throws Error for a slug that no article has. */
export function articlesNamed(slugs: string[]): ArticleSummary[] {
  return slugs.map((slug) => {
    const found = findArticle(slug);
    if (!found) throw new Error(`no article content/articles/${slug}.mdx`);
    return summaryOf(found);
  });
}

function readArticle(file: string): Article {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(directory, file), 'utf8')) ?? [];
  const result = frontMatter.safeParse(parseYaml(head));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`content/articles/${file} is not right:\n${problems.join('\n')}`);
  }
  const category = categories.find(({ slug }) => slug === result.data.category);
  return {
    ...result.data,
    slug: file.replace('.mdx', ''),
    label: result.data.label ?? category?.name ?? '',
    body,
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)),
  };
}
