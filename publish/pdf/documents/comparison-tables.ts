/** What the comparison shows, table by table: the facts whose entries ask for a column in it. */
import type { SheetId } from '../../../app/facts/fact-entry.server.ts';
import { facts, type FoundReading, inOrder, readingsOf, type Registry } from '../../../app/facts/registry.server.ts';

export type ComparisonColumn = {
  label: string;
  /** Its share of the table's width. */
  width: number;
  align?: 'right';
  reading: FoundReading;
};

export type ComparisonTable = { title: string; intro: string; columns: ComparisonColumn[] };

/** `order`: where it is not the order of the entries; a fact that is not named comes after. */
const tables: Record<SheetId, { title: string; intro: string; order: string[] }> = {
  license: {
    title: 'Who can be licensed, and the course',
    intro: 'The first license: its name, the youngest age, and the hours of pre-licensing courses.',
    order: ['title', 'age', 'school', 'hours', 'check', 'sponsor', 'insurance'],
  },
  exam: {
    title: 'The exam',
    intro:
      'Scored questions, the time allowed, and what passes. Where a state gives one combined exam, its portions ' +
      'are not counted apart.',
    order: ['provider', 'national', 'state', 'questions', 'minutes', 'score', 'percent'],
  },
  again: {
    title: 'After a failed attempt',
    intro: 'When and how often the exam can be taken again. Each attempt is paid again.',
    order: ['retake'],
  },
  fees: {
    title: 'Fees',
    intro: 'What the state and its exam vendor charge. School tuition is set by each school and is not here.',
    order: ['exam-fee', 'check-fee', 'application-fee'],
  },
  keeping: {
    title: 'Keeping the license',
    intro: 'How long a license runs, the continuing education of each term, and what a new licensee takes once.',
    order: ['term', 'continuing', 'post-license'],
  },
  moving: {
    title: 'Transferring a license',
    intro: 'Whether a license of another state shortens the way. Listed states are given by their postal codes.',
    order: ['reciprocity', 'reciprocity-rule', 'reciprocity-states'],
  },
  broker: {
    title: 'The broker license',
    intro: 'What a licensee needs to become a broker.',
    order: ['broker-title', 'broker-age', 'broker-experience', 'broker-hours', 'broker-exam'],
  },
  record: {
    title: 'With a criminal record',
    intro: 'Whether you can ask before you pay for a course. No table can tell you how your own case will be decided.',
    order: ['record-answer', 'record-rule'],
  },
  regulator: {
    title: 'Regulators',
    intro: 'The regulator of each state. Confirm what matters to you there.',
    order: ['regulator', 'phone', 'website'],
  },
};

export function comparisonTables(registry: Registry = facts): ComparisonTable[] {
  const readings = readingsOf(registry);
  return (Object.keys(tables) as SheetId[]).map((id) => {
    const { title, intro, order } = tables[id];
    const own = readings.filter(({ sheet }) => sheet?.table === id);
    return { title, intro, columns: inOrder(own, order).map(columnOf) };
  });
}

function columnOf(reading: FoundReading): ComparisonColumn {
  const { label, width, align } = reading.sheet!;
  return {
    label: (label === 'short' && reading.shortLabel) || reading.label,
    width,
    ...(align && { align }),
    reading,
  };
}
