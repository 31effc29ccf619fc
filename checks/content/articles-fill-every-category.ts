import type { Article } from '../../app/blog/articles.server.ts';
import { categories } from '../../app/blog/categories.ts';
import type { ContentProblem } from './content-problem.ts';

const [fewestArticles, fewestInCategory] = [16, 2];

/** No category page may look abandoned: two articles each, sixteen in all. */
export function articlesFillEveryCategory(articles: Pick<Article, 'category'>[]): ContentProblem[] {
  const file = 'content/articles';
  const few =
    articles.length < fewestArticles
      ? [{ file, field: '', problem: `holds ${articles.length} articles; ${fewestArticles} are the least` }]
      : [];
  const thin = categories.flatMap(({ slug }) => {
    const count = articles.filter(({ category }) => category === slug).length;
    return count < fewestInCategory
      ? [{ file, field: `category ${slug}`, problem: `has ${count} articles; ${fewestInCategory} are the least` }]
      : [];
  });
  return [...few, ...thin];
}
