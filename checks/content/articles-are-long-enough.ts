import type { Article } from '../../app/blog/articles.server.ts';
import { readableText } from './article-text.ts';
import { articleFile, type ContentProblem } from './content-problem.ts';
import { countWords } from './count-words.ts';

const [fewestWords, mostWords] = [900, 1600];

/** An article earns its address with 900 words and keeps its reader below 1,600. */
export function articlesAreLongEnough(articles: Pick<Article, 'slug' | 'body'>[]): ContentProblem[] {
  return articles.flatMap(({ slug, body }) => {
    const words = countWords(readableText(body));
    if (words >= fewestWords && words <= mostWords) return [];
    return [
      {
        file: articleFile(slug),
        field: 'body',
        problem: `has ${words} words; ${fewestWords} to ${mostWords} are wanted`,
      },
    ];
  });
}
