import type { Article } from '../../app/blog/articles.server.ts';
import { articleFile, type ContentProblem } from './content-problem.ts';

/** An article's three further readings are other articles of this site, each named once. */
export function relatedArticlesExist(articles: Pick<Article, 'slug' | 'related'>[]): ContentProblem[] {
  const known = new Set(articles.map(({ slug }) => slug));
  return articles.flatMap(({ slug, related }) => {
    const problems = [
      ...related.filter((other) => !known.has(other)).map((other) => `${other} is no article`),
      ...related.filter((other) => other === slug).map(() => 'names the article itself'),
      ...(new Set(related).size === related.length ? [] : ['names an article twice']),
    ];
    return problems.map((problem) => ({ file: articleFile(slug), field: 'related', problem }));
  });
}
