import { readArticles } from '../../app/blog/articles.server.ts';
import { readBooks } from '../../app/books/books.server.ts';
import { listStateLaws } from '../../app/exam/state-law/state-law.server.ts';
import { listJurisdictions } from '../../app/facts/jurisdictions.server.ts';
import { readGlossaryFiles } from '../../app/glossary/glossary.server.ts';
import { readFormulas } from '../../app/math/formulas.server.ts';
import { readQuestionBank } from '../../app/question-bank/question-bank.server.ts';
import { readLessons } from '../../app/videos/lessons.server.ts';
import { prerenderedPaths } from '../../publish/page-paths.ts';

/**
 * All content, in the language of the process. The loaders check each file's form: where one is not right, the file and
 * the field are printed and the process ends with 1.
 */
export function readEverything() {
  try {
    return {
      states: listJurisdictions(),
      articles: readArticles(),
      books: readBooks(),
      glossary: readGlossaryFiles(),
      questions: readQuestionBank(),
      laws: listStateLaws(),
      formulas: readFormulas(),
      lessons: readLessons(),
      knownPaths: new Set(prerenderedPaths()),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

// As a script of its own it reads the content in the language that ATLAS_LANGUAGE names (checks/content.ts).
if (import.meta.main) readEverything();
