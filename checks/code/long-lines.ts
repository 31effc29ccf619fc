/** Longest line of code, as oxfmt breaks it; strings, comments and patterns it leaves alone are broken by hand. */
export const longestLine = 120;

/** Files whose lines are rows of a table: a row broken in two is harder to read than a long one. */
const tablesOfData = [/^content\//, /^server\/testing\/fuzz\/requests\.ts$/];

/** What may not be broken: an import names one module. */
const isOneLine = (line: string): boolean => /^\s*import .* from '[^']+';$/.test(line);

/** The places of lines that are too long, as "line 12 (134 characters)"; none in a table of data. */
export function longLines(file: string, text: string): string[] {
  if (tablesOfData.some((table) => table.test(file))) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > longestLine && !isOneLine(line) ? [`line ${index + 1} (${line.length} characters)`] : [],
    );
}
