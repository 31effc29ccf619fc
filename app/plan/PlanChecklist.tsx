import { type FormEvent, useEffect, useState } from 'react';
import { notify } from '../ui/toast-store.ts';
import { tellLost } from '../ui/tell-lost.ts';
import { site } from '../frame/site.ts';
import { costIn, keepLicenseIn, planFor } from '../paths.ts';
import { readCalendar } from './calendar-fields.ts';
import { type Day, dayInWords } from './days.ts';
import { isMine } from './my-items.ts';
import { PlanStep } from './PlanStep.tsx';
import { calendarDaysOf, plannedDays } from './step-dates.ts';
import type { ShownItem } from './shown-item.server.ts';
import type { MoveFile, StatePlanView } from './state-plan.server.ts';
import { useKeptOffline } from './use-kept-offline.ts';
import { usePlanForm } from './use-plan-form.ts';
import { useToday } from './use-today.ts';

/** The steps, which remember. Whole and printable without scripts. */
export function PlanChecklist({ plan }: { plan: StatePlanView }) {
  const { slug, name } = plan;
  const { values, problem, show, formProps } = usePlanForm(slug);
  const today = useToday();
  const from = values['license.from'] ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const elsewhere = useMoves(plan.moves, isOpen || from !== '');
  // The rule's page leads here with the state that was chosen there.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('from');
    if (asked && !elsewhere) setIsOpen(true);
    if (asked && elsewhere?.file?.origins.some((origin) => origin.slug === asked)) show({ 'license.from': asked });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the lists are there: from then on the field counts
  }, [elsewhere]);
  const onInput = (event: FormEvent): void => {
    formProps.onInput(event);
    // Chosen here: the address would bring the other state back with the next load.
    if ((event.target as HTMLInputElement).name === 'license.from')
      history.replaceState(history.state, '', location.pathname + location.hash);
  };
  const move = elsewhere?.file?.moves.find((one) => one.from.includes(from));
  const { steps } = move ?? plan;
  // Weeks of a course say nothing to whoever need not take it.
  const planned = move ? {} : plannedDays(today ? readCalendar(values, today) : null, plan);
  const offline = useKeptOffline(Object.keys(values).length > 0);
  const items = steps.flatMap((step) => step.items.filter((item) => isMine(item, values)));
  const done = items.filter(({ id }) => values[`done.${id}`]).length;
  const addToCalendar = (): void => {
    const days = calendarDaysOf({ ...plan, steps }, values, planned, `${site.origin}${planFor(slug)}`);
    if (days.length === 0)
      notify({
        title: 'No dates yet',
        description: 'Set a target date in one of the steps first.',
        variant: 'destructive',
      });
    else
      void import('./offer-calendar.ts').then(
        ({ offerCalendar }) => offerCalendar(days, `my-plan-${slug}.ics`),
        tellLost,
      );
  };
  return (
    <form {...formProps} onInput={onInput} data-hydrate="address" aria-label={`Checklist for ${name}`}>
      {plan.moves && (
        <details
          className="aside-fold mt-6 no-print"
          // Opened before the script came: nobody heard of it.
          ref={(fold) => void (fold?.open && setIsOpen(true))}
          onToggle={() => setIsOpen(true)}
        >
          <summary>Already licensed in another state?</summary>
          {elsewhere && <elsewhere.MovePanel file={elsewhere.file} from={from} />}
          <p className="small mt-2">
            <a href={`${plan.rule}#${from}`}>How to transfer your license</a>
          </p>
          <p className="small mt-2">
            Moving to {plan.place} on military orders, yours or your spouse’s? Once you apply, you may be able to work
            under your current license. <a href={`${plan.rule}#military`}>How that works</a>
          </p>
        </details>
      )}
      <div className="plan-bar mt-6">
        <output>{done > 0 ? `${done} of ${items.length} done` : `${items.length} things to do`}</output>
        <progress className="needs-script" value={done} max={items.length} aria-label="Done" />
        <NextStep plan={plan} steps={steps} values={values} planned={planned} />
      </div>
      <noscript>
        <p className="note mt-4">Turn on JavaScript to save your progress, or print this page.</p>
      </noscript>
      {problem && (
        <p className="note mt-4" role="alert">
          {problem}
        </p>
      )}
      <ol className="steps plan mt-10">
        {steps.map((step) => (
          <PlanStep key={step.id} step={step} values={values} planned={planned[step.id]} />
        ))}
      </ol>
      <div className="needs-script no-print mt-10">
        <p className="flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => print()}>
            Print the checklist
          </button>
          <button type="button" className="button button-quiet" onClick={addToCalendar}>
            Add to my calendar
          </button>
        </p>
        <p className="small muted mt-3">
          The calendar file (.ics) includes every step that has a date. Set the dates above, or{' '}
          <a href={`${costIn(slug)}#dates`}>estimate them from your study hours</a>.
          {offline && ' You can use this page offline.'}
        </p>
      </div>
    </form>
  );
}

/** The lists of people licensed elsewhere, and what shows the choice of them, once somebody wants them. */
function useMoves(address: string | null, isWanted: boolean) {
  const [loaded, setLoaded] = useState<Pick<typeof import('./MovePanel.tsx'), 'MovePanel'> & { file?: MoveFile }>();
  useEffect(() => {
    if (isWanted && address)
      import('./MovePanel.tsx')
        .then(async ({ MovePanel, loadMoves }) => setLoaded({ MovePanel, file: await loadMoves(address) }))
        .catch(tellLost);
  }, [address, isWanted]);
  return loaded;
}

type NextStepProps = Pick<StatePlanView, 'steps'> & {
  plan: StatePlanView;
  values: Record<string, string>;
  planned: Record<string, Day | undefined>;
};

/** The first thing that is not done, with its day; its words name its cost where it has one. */
function NextStep({ plan: { slug, after }, steps, values, planned }: NextStepProps) {
  const isOpen = (item: ShownItem): boolean => isMine(item, values) && !values[`done.${item.id}`];
  const step = steps.find(({ items }) => items.some(isOpen));
  if (!step)
    return (
      <p className="next">
        All done. {after} <a href={keepLicenseIn(slug)}>See when you renew your license</a>
      </p>
    );
  const item = step.items.find(isOpen)!;
  const day = values[`date.${step.id}`] || planned[step.id];
  return (
    <p className="next">
      Next: <a href={`#${step.id}`}>{item.text.replace(/\.$/, '')}</a>
      {day && <span className="muted">, by {dayInWords(day)}</span>}
    </p>
  );
}
