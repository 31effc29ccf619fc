/** What the parts of a guide are called, on its page and in its Markdown. `*` stands for the place. */
const titles = {
  steps: 'How to get licensed in *',
  different: 'What is different in *',
  costs: 'What it costs',
  exam: 'The exam',
  'criminal-record': 'Can you get licensed with a record?',
  renewing: 'Renewing the license',
  moving: 'Transferring a license to *',
  broker: 'The broker license',
  questions: 'Questions people ask',
  neighbours: 'Neighboring states',
  sources: 'Sources',
} as const;

export type GuidePartId = keyof typeof titles;

/** @param place as it stands in a sentence: "the District of Columbia" */
export const partTitle = (id: GuidePartId, place: string): string => titles[id].replace('*', place);
