import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Feed } from 'feed';
import { categoryNamed } from '../app/blog/categories.ts';
import { readArticles } from '../app/blog/articles.server.ts';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { language } from '../app/language/language.ts';
import { article, feeds, paths } from '../app/paths.ts';

/** Writes /feed.xml (Atom) and /feed.json (JSON Feed) of the articles, newest first. */
export async function writeFeeds(clientDirectory: string, site: SiteSettings): Promise<void> {
  const articles = readArticles();
  const newest =
    articles
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '1970-01-01';
  const author = { name: `${site.name} editors`, link: site.origin };
  const feed = new Feed({
    id: `${site.origin}${language.root}/`,
    title: `${site.name} articles`,
    description: site.tagline,
    link: `${site.origin}${paths.blog}`,
    language: 'en-US',
    copyright: `© ${site.name}`,
    // The content's own date, not the build's: two builds of one commit are the same to the byte.
    updated: new Date(newest),
    feedLinks: { atom: `${site.origin}${feeds.atom}`, json: `${site.origin}${feeds.json}` },
    author,
  });
  for (const { slug, title, description, category, published, updated } of articles) {
    const address = `${site.origin}${article(slug)}`;
    const categoryName = categoryNamed(category)?.name ?? category;
    feed.addItem({
      id: address,
      link: address,
      title,
      description,
      published: new Date(published),
      date: new Date(updated),
      author: [author],
      category: [{ name: categoryName, term: category }],
    });
  }
  await mkdir(join(clientDirectory, language.root), { recursive: true });
  await writeFile(join(clientDirectory, feeds.atom), feed.atom1());
  await writeFile(join(clientDirectory, feeds.json), feed.json1());
}
