import type { FoundReading } from '../../app/facts/registry.server.ts';

/** The same words where they name something else than a state's fact, by file. */
const otherMeanings: Record<string, string[]> = {
  // The value "mutual" in one word, beside the list itself.
  'app/facts/entries': ['Listed states'],
  // The right answer of a question.
  'app/facts/questions/applying-questions.server.ts': ['Errors and omissions insurance'],
  // Titles of a group of facts, a category of articles, a step.
  'app/facts/fact-entry.server.ts': ['Education'],
  'app/blog/categories.ts': ['Education'],
  'app/licensing/licensing-steps.ts': ['Pre-licensing education'],
  'app/states/guide/steps.server.ts': ['Pre-licensing education'],
  // Ranges over all states, and our own telephone.
  'app/licensing/typical-figures.server.ts': ['Minimum age', 'Application fee'],
  'app/contact/ContactDetails.tsx': ['Phone'],
  // Titles of pictures, among others of figures that are no fact of their own.
  'app/states/guide/standings.server.ts': ['Course hours'],
  'app/states/charts/map-metrics.server.ts': ['Minimum age', 'Course hours'],
  'app/states/compare/compared-bars.ts': ['Course hours', 'Exam fee', 'License term', 'Continuing education each term'],
  // A guide's part, in its contents.
  'app/states/guide/GuideBody.tsx': ['Regulator'],
  // Heads of columns that hold a link and whom to ask.
  'app/states/compare/ComparisonTable.tsx': ['Regulator'],
  'app/resources/LawsByStatePage.tsx': ['Regulator', 'License law'],
};

/**
 * Places where the code writes a fact's label again instead of taking it from its entry, as "file: label".
 * @param files each code file's text by its path
 */
export function repeatedLabels(
  readings: Pick<FoundReading, 'label' | 'shortLabel'>[],
  files: Map<string, string>,
  allowed = otherMeanings,
): string[] {
  const labels = readings.flatMap(({ label, shortLabel }) => (shortLabel ? [label, shortLabel] : [label]));
  return [...new Set(labels)].flatMap((label) => {
    const wanted = labels.filter((other) => other === label).length;
    const inEntries = [...files].filter(([file]) => file.startsWith('app/facts/entries/'));
    const own = inEntries.reduce((sum, [, text]) => sum + timesIn(text, label), 0);
    const elsewhere = [...files].filter(
      ([file, text]) =>
        !file.startsWith('app/facts/entries/') && !allowed[file]?.includes(label) && timesIn(text, label) > 0,
    );
    return [
      ...(own > wanted && !allowed['app/facts/entries']?.includes(label) ? [`app/facts/entries: ${label}`] : []),
      ...elsewhere.map(([file]) => `${file}: ${label}`),
    ];
  });
}

/** How often a text has the words as a whole string, or as all the text between two tags. */
const timesIn = (text: string, words: string): number =>
  [`'${words}'`, `"${words}"`, `\`${words}\``, `>${words}<`].reduce(
    (sum, quoted) => sum + text.split(quoted).length - 1,
    0,
  );
