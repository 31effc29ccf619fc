/** The place as it stands in a sentence: "the District of Columbia"; the state's broker: "principal broker". */
type Named = { place: string; broker: string };

/** What the parts of a guide are called, on its page and in its Markdown. */
const titles = {
  steps: ({ place }: Named) => `How to get licensed in ${place}`,
  different: ({ place }: Named) => `What is different in ${place}`,
  costs: () => 'What it costs',
  exam: () => 'The exam',
  'criminal-record': () => 'Can you get licensed with a record?',
  renewing: () => 'Renewing the license',
  moving: ({ place }: Named) => `Transferring a license to ${place}`,
  broker: ({ broker }: Named) => `The ${broker} license`,
  questions: () => 'Questions people ask',
  neighbours: () => 'Neighboring states',
  sources: () => 'Sources',
} as const;

export type GuidePartId = keyof typeof titles;

export const partTitle = (id: GuidePartId, named: Named): string => titles[id](named);
