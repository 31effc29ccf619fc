import { type FormEvent, useEffect, useState } from 'react';
import { calendarAddress, calendarFromAddress, readCalendar } from '../plan/calendar-fields.ts';
import { dayOf } from '../plan/days.ts';
import { usePlanForm } from '../plan/use-plan-form.ts';
import { useToday } from '../plan/use-today.ts';
import { OwnFigures } from './OwnFigures.tsx';
import { RoadCalendar } from './RoadCalendar.tsx';
import type { StateCost } from './state-cost.server.ts';

/** The visitor's own figures and dates, kept with the state's plan in this browser. */
export function CostForm({ cost }: { cost: StateCost }) {
  const planForm = usePlanForm(cost.slug);
  const { values, problem, show, formProps } = planForm;
  const today = useToday();
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    show(calendarFromAddress(location.search, dayOf(new Date())));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: from then on the address follows the fields
  }, []);
  const calendar = today ? readCalendar(values, today) : null;
  const address = calendar ? calendarAddress(calendar) : '';
  useEffect(() => {
    // The router's own state stays in the entry, and no page is loaded.
    if (isMoved) history.replaceState(history.state, '', location.pathname + address + location.hash);
  }, [isMoved, address]);
  const onInput = (event: FormEvent): void => {
    formProps.onInput(event);
    if ((event.target as HTMLInputElement).name.startsWith('calendar.')) setMoved(true);
  };
  return (
    <form {...formProps} data-hydrate="address" onInput={onInput} aria-label="Your own figures and dates">
      {problem && (
        <p className="note section-small" role="alert">
          {problem}
        </p>
      )}
      <OwnFigures cost={cost} planForm={planForm} />
      <RoadCalendar cost={cost} planForm={planForm} calendar={calendar} />
    </form>
  );
}
