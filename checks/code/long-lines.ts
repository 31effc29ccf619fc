/** Longest line of code, as oxfmt breaks it; strings, comments and patterns it leaves alone are broken by hand. */
export const longestLine = 120;

/** Files whose lines are rows of a table: a row broken in two is harder to read than a long one. */
const tablesOfData = [/^content\//, /^server\/testing\/fuzz\/requests\.ts$/];

/** Still to be broken: one long pattern, sentence or made-up page each. Nothing is added here. */
const toBeBroken = new Set([
  'app/legal/PrivacyPage.tsx',
  'app/math/MathFormulasPage.tsx',
  'app/resources/LawsByStatePage.tsx',
  'bench/server/own-load.ts',
  'checks/american-english.ts',
  'checks/compare-text/page-lines.test.ts',
  'checks/content/research-agrees.ts',
  'checks/site/guide-rules.test.ts',
  'checks/site/page-rules.test.ts',
  'checks/site/state-questions-equal-facts.test.ts',
  'checks/site/well-formed-xml.ts',
  'server/contact/suspicion.ts',
  'server/db/open-database.test.ts',
  'server/search/search-index.ts',
  'server/search/search-page.ts',
  'server/your-data/your-data-pages.ts',
  'vite.config.ts',
]);

/** What may not be broken: a suppression is one line, and an import names one module. */
const isOneLine = (line: string): boolean => /oxlint-disable|^\s*import .* from '[^']+';$/.test(line);

/** The places of lines that are too long, as "line 12 (134 characters)"; none in a table of data. */
export function longLines(file: string, text: string): string[] {
  if (toBeBroken.has(file) || tablesOfData.some((table) => table.test(file))) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > longestLine && !isOneLine(line) ? [`line ${index + 1} (${line.length} characters)`] : [],
    );
}
