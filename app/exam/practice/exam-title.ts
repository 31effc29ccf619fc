import { plural } from '../../wording/wording.ts';
import { conceptName } from '../../wording/concept-name.ts';
import type { ExamMode } from '../../study/exam-work.ts';

type TopicName = { id: string; name: string };

/** "Full exam, 80 questions", "Drill: Laws of Agency". A topic that is no longer there is left out. */
export function examTitle(mode: ExamMode, topic: string, questions: number, topics: TopicName[]): string {
  const count = plural(questions, 'question');
  const topicName = topics.find(({ id }) => id === topic)?.name;
  return {
    exam: `Full exam, ${count}`,
    drill: topicName ? `${topicName}, ${count}` : `One topic, ${count}`,
    quick: `Quick ten`,
    daily: `Ten of the day`,
    concept: `${conceptName(topic)}, ${count}`,
    mistakes: `My mistakes, ${count}`,
  }[mode];
}
