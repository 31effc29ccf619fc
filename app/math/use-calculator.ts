import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from './answer.ts';
import type { Working } from './calculator.ts';
import { fillFrom, searchOf, textsOf } from './calculator-address.ts';
import type { FieldView } from './field-view.ts';
import type { FormulaGroup } from './formula-groups.ts';
import { loadAnswering } from './load-answering.ts';
import { useLeftFields } from './use-left-fields.ts';

export type UsedCalculator = {
  form: RefObject<HTMLFormElement | null>;
  /** The worked example until the calculator is there. */
  answer: Answer;
  /** What to say beside which field: only where the visitor has been, so that nobody is told off while typing. */
  problems: Record<string, string>;
  /** The calculator could not be loaded. */
  isMissing: boolean;
  update: () => void;
  leave: (field: string) => void;
  calculate: (event: FormEvent) => void;
  reset: () => void;
};

/** Browsers allow a page a hundred changes of its address in half a minute; a fast typist makes more. */
const addressDelay = 300;

/** A form whose fields the browser keeps, and the answer to what stands in them. */
export function useCalculator(
  group: FormulaGroup,
  slug: string,
  fields: FieldView[],
  example: Working,
): UsedCalculator {
  const form = useRef<HTMLFormElement>(null);
  const answering = useRef<(texts: Record<string, string>) => Answer>(undefined);
  const loading = useRef(false);
  /** Calculate was pressed and what matters is not shown yet: the calculator may be on its way. */
  const isAsked = useRef(false);
  const [given, setGiven] = useState<Answer>({ working: example });
  const { left, leave, setLeft } = useLeftFields();
  const [isMissing, setMissing] = useState(false);
  useState(() => !import.meta.env.SSR && prepareAnswering(group, slug, fields));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = useCallback((): Answer | undefined => {
    if (!form.current) return undefined;
    const texts = textsOf(form.current, fields);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keepInAddress(texts, fields), addressDelay);
    if (!answering.current) return undefined;
    const found = answering.current(texts);
    setGiven(found);
    return found;
  }, [fields]);

  const showIfAsked = useCallback((found: Answer | undefined): void => {
    if (!found) return;
    if (isAsked.current) showWhatMatters(form.current!, found);
    isAsked.current = false;
  }, []);

  // Exact arithmetic is 6 KB of script that a page which is only read does not need: it comes with the first use.
  const wake = useCallback((): void => {
    if (loading.current) return;
    loading.current = true;
    loadAnswering(group, slug, fields)
      .then((loaded) => {
        answering.current = loaded;
        setMissing(false);
        return showIfAsked(update());
      })
      .catch(() => {
        // The next use tries again.
        loading.current = false;
        isAsked.current = false;
        setMissing(true);
      });
  }, [group, slug, fields, update, showIfAsked]);

  useEffect(() => {
    fillFrom(location.search, form.current!, fields);
    const texts = textsOf(form.current!, fields);
    const changed = fields.filter(({ key, example: first }) => texts[key] !== first).map(({ key }) => key);
    setLeft(changed);
    if (changed.length > 0) wake();
    const uses = ['pointerdown', 'focusin', 'input'];
    for (const use of uses) addEventListener(use, wake);
    return () => {
      clearTimeout(timer.current);
      for (const use of uses) removeEventListener(use, wake);
    };
  }, [fields, setLeft, wake]);

  const calculate = (event: FormEvent): void => {
    event.preventDefault();
    wake();
    setLeft(fields.map(({ key }) => key));
    isAsked.current = true;
    showIfAsked(update());
  };
  const reset = (): void => {
    setLeft([]);
    // The browser puts the example back after this event.
    setTimeout(update);
  };
  const found = 'problems' in given ? given.problems : {};
  const problems = Object.fromEntries(Object.entries(found).filter(([key]) => left.has(key)));
  return { form, answer: given, problems, isMissing, update, leave, calculate, reset };
}

/** While the page is still being taken over: whoever is in a field already waits for less afterwards. */
function prepareAnswering(...formula: Parameters<typeof loadAnswering>): void {
  if (document.activeElement?.closest('.calculator')) loadAnswering(...formula).catch(() => {});
}

function keepInAddress(texts: Record<string, string>, fields: FieldView[]): void {
  const address = location.pathname + searchOf(texts, fields) + location.hash;
  // The router's own state stays: it is what "back" returns to.
  if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', address);
}

/** The first wrong field gets the focus; on a phone the result may be below the window. */
function showWhatMatters(form: HTMLFormElement, found: Answer): void {
  if ('working' in found) return form.querySelector('output')?.scrollIntoView({ block: 'nearest' });
  const [first = ''] = Object.keys(found.problems);
  const field = form.elements.namedItem(first);
  (field instanceof RadioNodeList ? (field[0] as HTMLElement) : (field as HTMLElement | null))?.focus();
}
