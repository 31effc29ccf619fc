import { useEffect, useState } from 'react';
import { type Day, dayOf } from './days.ts';

/** Undefined in the built page: only the visitor's device knows what day it is. */
export function useToday(): Day | undefined {
  const [today, setToday] = useState<Day>();
  useEffect(() => setToday(dayOf(new Date())), []);
  return today;
}
