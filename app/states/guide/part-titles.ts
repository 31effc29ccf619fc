/** What the parts of a guide are called, on its page and in its Markdown. `*`: the place, `#`: the state's broker. */
const titles = {
  steps: 'How to get licensed in *',
  different: 'What is different in *',
  costs: 'What it costs',
  exam: 'The exam',
  'criminal-record': 'Can you get licensed with a record?',
  renewing: 'Renewing the license',
  moving: 'Transferring a license to *',
  broker: 'The # license',
  questions: 'Questions people ask',
  neighbours: 'Neighboring states',
  sources: 'Sources',
} as const;

export type GuidePartId = keyof typeof titles;

/** `place` as it stands in a sentence: "the District of Columbia"; `broker`: "principal broker". */
export const partTitle = (id: GuidePartId, { place, broker }: { place: string; broker: string }): string =>
  titles[id].replace('*', place).replace('#', broker);
