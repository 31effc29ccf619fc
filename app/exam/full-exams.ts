/**
 * How many full practice exams to take at least, how many days before the real one the last of them is, and how many
 * days they are apart: the study plan counts by it, and so does every advice (docs/decisions/0042).
 */
export const fullExams = { atLeast: 2, lastBefore: 3, apart: 7 } as const;
