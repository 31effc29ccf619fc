import { type ChartLayout, layOut } from './chart-layout.server.ts';
import { type ChartQuestion, chartQuestions } from './chart-questions.server.ts';

/** What the page shows of a question. */
export type ChartData = Pick<
  ChartQuestion,
  'id' | 'question' | 'label' | 'said' | 'medianShown' | 'note' | 'states'
> & { layout: ChartLayout };

export const chartData = (): ChartData[] =>
  chartQuestions().map((chart) => {
    const { id, question, label, said, medianShown, note, states } = chart;
    return { id, question, label, said, medianShown, note, states, layout: layOut(chart) };
  });
