/** `npm run check:content`: holds the content to its rules, one a file in checks/content/. Exits 1 on any problem. */
import { execFileSync } from 'node:child_process';
import { languages } from '../app/language/languages.ts';
import { loadCalculator } from '../app/math/load-calculator.ts';
import { factChanges } from '../app/facts/fact-changes.server.ts';
import { factsDigest } from '../app/facts/facts-digest.server.ts';
import { readFeaturedGuides } from '../app/facts/jurisdictions.server.ts';
import { readReleases } from '../app/states/open-data/published-state.server.ts';
import { articlesAreLongEnough } from './content/articles-are-long-enough.ts';
import { articlesFillEveryCategory } from './content/articles-fill-every-category.ts';
import { booksAreThirtyFour } from './content/books-are-thirty-four.ts';
import { citedSourcesAreListed } from './content/cited-sources-are-listed.ts';
import { conceptsAreAskedThrice } from './content/concepts-are-asked-thrice.ts';
import type { ContentProblem } from './content/content-problem.ts';
import { datesHavePassed } from './content/dates-have-passed.ts';
import { doubtsAreStated } from './content/doubts-are-stated.ts';
import { enemiesAreInTheBank } from './content/enemies-are-in-the-bank.ts';
import { externalLinksAreSourced, regulatorHostsOf } from './content/external-links-are-sourced.ts';
import { featuredFiguresEqualTheFacts } from './content/featured-figures-equal-the-facts.ts';
import { formulaLinksExist } from './content/formula-links-exist.ts';
import { formulasAddUp } from './content/formulas-add-up.ts';
import { glossarySlugsAreUnique } from './content/glossary-slugs-are-unique.ts';
import { internalLinksResolve } from './content/internal-links-resolve.ts';
import { lawsFillEveryCell } from './content/laws-fill-every-cell.ts';
import { lessonStepsAreTheSix } from './content/lesson-steps-are-the-six.ts';
import { lessonSumsAddUp } from './content/lesson-sums-add-up.ts';
import { listedSourcesAreCited } from './content/listed-sources-are-cited.ts';
import { mathAddsUp } from './content/math-adds-up.ts';
import { optionsAreFour } from './content/options-are-four.ts';
import { ownTextIsLongEnough } from './content/own-text-is-long-enough.ts';
import { questionCounts } from './content/question-counts.ts';
import { questionTermsExist } from './content/question-terms-exist.ts';
import { questionsAreDifferent } from './content/questions-are-different.ts';
import { questionsFillEveryCell } from './content/questions-fill-every-cell.ts';
import { readEverything } from './content/read-everything.ts';
import { readVisibleTexts } from './content/read-visible-texts.ts';
import { releaseHoldsTheFacts } from './content/release-holds-the-facts.ts';
import { relatedArticlesExist } from './content/related-articles-exist.ts';
import { relatedTermsExist } from './content/related-terms-exist.ts';
import { remarksOnReading } from './content/remarks-on-reading.ts';
import { rightOptionsAreNotTheLongest } from './content/right-options-are-not-the-longest.ts';
import { rightOptionsAreSpread } from './content/right-options-are-spread.ts';
import { sourceAges } from './content/source-ages.ts';
import { feesAgreeWithFacts } from './content/fees-agree-with-facts.ts';
import { fiftyStatesEachNamedOnce } from './content/fifty-states-each-named-once.ts';
import { sumsVary } from './content/sums-vary.ts';
import { unsourcedFactsAreNotSure } from './content/unsourced-facts-are-not-sure.ts';
import { wordsAreAmerican } from './content/words-are-american.ts';
import { wrongOptionsAreExplained } from './content/wrong-options-are-explained.ts';

const now = new Date();
const read = readEverything();
// The words of another language have their limits too, such as those of a caption: what is wrong stops this check.
for (const code of Object.keys(languages).filter((other) => other !== 'en')) readInLanguage(code);
const { states, articles, glossary, questions, laws, formulas } = read;
const asked = [...questions, ...laws.flatMap((law) => law.questions)];
const calculators = new Map(
  await Promise.all(formulas.map(async ({ group, slug }) => [slug, await loadCalculator(group, slug)] as const)),
);

const rules: Record<string, ContentProblem[]> = {
  'fifty states, each named once': fiftyStatesEachNamedOnce(states),
  'cited sources are listed': states.flatMap(citedSourcesAreListed),
  'unsourced facts are not sure': states.flatMap(unsourcedFactsAreNotSure),
  'doubts are stated': states.flatMap(doubtsAreStated),
  'the newest release holds the facts': releaseHoldsTheFacts(
    readReleases().changes[0]!,
    factChanges().map(({ on }) => on),
    factsDigest(),
  ),
  'fees agree with facts': states.flatMap(feesAgreeWithFacts),
  'dates have passed': states.flatMap((record) => datesHavePassed(record, now)),
  'own text is long enough': states.flatMap(ownTextIsLongEnough),
  'featured figures equal the facts': featuredFiguresEqualTheFacts(readFeaturedGuides(), states),
  'articles are long enough': articlesAreLongEnough(articles),
  'articles fill every category': articlesFillEveryCategory(articles),
  'related articles exist': relatedArticlesExist(articles),
  'internal links resolve': internalLinksResolve(articles, read.knownPaths),
  'external links are sourced': externalLinksAreSourced(articles, regulatorHostsOf(states)),
  'books are thirty-four': booksAreThirtyFour(read.books),
  'glossary slugs are unique': glossarySlugsAreUnique(glossary),
  'related terms exist': relatedTermsExist(glossary),
  'questions fill every cell': questionsFillEveryCell(questions),
  'concepts are asked thrice': conceptsAreAskedThrice(questions),
  'enemies are in the bank': enemiesAreInTheBank(questions),
  'laws fill every cell': lawsFillEveryCell(laws),
  'questions are different': questionsAreDifferent(asked),
  'question terms exist': questionTermsExist(asked, new Set(glossary.map(({ slug }) => slug))),
  'options are four': optionsAreFour(asked),
  'right options are spread': [questions, ...laws.map((law) => law.questions)].flatMap(rightOptionsAreSpread),
  'right options are not the longest': [questions, ...laws.map((law) => law.questions)].flatMap(
    rightOptionsAreNotTheLongest,
  ),
  'wrong options are explained': wrongOptionsAreExplained(asked),
  'math adds up': mathAddsUp(questions),
  'sums vary': sumsVary(questions),
  'formulas add up': formulasAddUp(formulas, calculators),
  'formula links exist': formulaLinksExist(formulas, new Set(glossary.map(({ slug }) => slug))),
  'lesson sums add up': lessonSumsAddUp(read.lessons),
  'lesson steps are the six': lessonStepsAreTheSix(read.lessons),
  'words are American': wordsAreAmerican(readVisibleTexts()),
  'no remarks on our own reading': remarksOnReading(readVisibleTexts()),
};

for (const [name, problems] of Object.entries(rules)) report(name, problems);
report('listed sources are cited (warning)', states.flatMap(listedSourcesAreCited));
const ages = sourceAges(states, now);
console.log(
  `Of ${ages.facts} sourced facts, ${ages.undated} rest only on pages without a date and ${ages.old} on pages ` +
    'older than 5 years.',
);

for (const line of questionCounts(questions, laws)) console.log(line);

const total = Object.values(rules).flat().length;
console.log(
  total === 0
    ? `The content of ${states.length} jurisdictions, ${articles.length} articles, ${glossary.length} terms, ` +
        `${questions.length} questions, ${asked.length - questions.length} more on state law and ` +
        `${formulas.length} formulas is in order.`
    : `${total} problems in the content.`,
);
process.exitCode = total === 0 ? 0 : 1;

/** Ends the check where a file of the content is not right in that language; what is wrong is printed by the reader. */
function readInLanguage(code: string): void {
  const script = ['--import', './publish/language/load-in-language.ts', 'checks/content/read-everything.ts'];
  try {
    execFileSync(process.execPath, script, { env: { ...process.env, ATLAS_LANGUAGE: code }, stdio: 'inherit' });
  } catch {
    console.error(`The content is not right in "${code}": its words stand in content/${code}/text/.`);
    process.exit(1);
  }
}

function report(name: string, problems: ContentProblem[]): void {
  console.log(`${problems.length === 0 ? 'ok  ' : '    '} ${name}: ${problems.length}`);
  for (const { file, field, problem } of problems) console.log(`       ${file}${field && ` ${field}`}: ${problem}`);
}
