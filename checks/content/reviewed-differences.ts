/**
 * Notes whose numbers differ from research for a reason that somebody has read. The numbers are pinned: another
 * change to the same note is a failure again.
 */
export const reviewedDifferences: { state: string; field: string; numbers: string; reason: string }[] = [
  {
    state: 'arizona',
    field: 'broker.experienceYears.note',
    numbers: 'added: 3; dropped: none',
    reason: 'repeats the value itself',
  },
  {
    state: 'alabama',
    field: 'renewal.education.note',
    numbers: 'added: 3; dropped: none',
    reason: 'takes over what the note on its hours says of brokers',
  },
  {
    state: 'arizona',
    field: 'renewal.education.note',
    numbers: 'added: 30; dropped: none',
    reason: 'takes over what the note on its hours says of brokers',
  },
  {
    state: 'new-hampshire',
    field: 'entry.retake.note',
    numbers: 'added: 6; dropped: none',
    reason: 'names the window that the rule gives',
  },
  {
    state: 'new-mexico',
    field: 'renewal.education.note',
    numbers: 'added: 42; dropped: none',
    reason: 'takes over what the note on its hours says of brokers',
  },
  {
    state: 'ohio',
    field: 'broker.experienceYears.note',
    numbers: 'added: 2; dropped: none',
    reason: 'repeats the value itself',
  },
  {
    state: 'wisconsin',
    field: 'entry.exam.stateQuestions.note',
    numbers: 'added: 60; dropped: none',
    reason: 'research points to its note on the national questions, which gives 60',
  },
  {
    state: 'wyoming',
    field: 'renewal.education.note',
    numbers: 'added: 53; dropped: none',
    reason: 'takes over what the note on its hours says of brokers',
  },
];
