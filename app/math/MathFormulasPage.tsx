import { useState } from 'react';
import { PageStyle } from '../frame/PageStyle.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { article, formulaPage, paths } from '../paths.ts';
import { ResourceHeader } from '../frame/ResourceHeader.tsx';
import type { Route } from './+types/MathFormulasPage';
import { type FormulaGroup, formulaGroups } from './formula-groups.ts';
import { matchingFormulas } from './formula-search.ts';
import { readFormulas } from './formulas.server.ts';
import css from './formulas.css?inline';
import { PercentTips } from './PercentTips.tsx';
import { SearchField } from '../ui/SearchField.tsx';

export const loader = () => ({
  formulas: readFormulas().map(({ slug, name, statement, keywords, group }) => ({
    slug,
    name,
    statement,
    keywords,
    group,
  })),
});

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'Real Estate Math Formulas',
    description:
      `${loaderData.formulas.length} formulas for the real estate exam, each with a calculator and a worked example: ` +
      'commission, mortgage payment, proration, cap rate, and more.',
    path: paths.mathFormulas,
  });
}

const workedMath = <a href={article('real-estate-exam-math')}>real estate exam math, worked step by step</a>;
const practiceExam = <a href={paths.practice}>practice exam</a>;
const longerProblems = (
  <>
    For longer problems, read {workedMath}, or go to the {practiceExam}.
  </>
);

export default function MathFormulasPage({ loaderData: { formulas } }: Route.ComponentProps) {
  const [query, setQuery] = useState('');
  const found = matchingFormulas(formulas, query);
  return (
    <div className="page">
      <PageStyle name="formulas" css={css} />
      <ResourceHeader title="Real Estate Math Formulas">
        {formulas.length} calculations that licensing exams test, each shown step by step, with a calculator, an
        example, and common mistakes. Prices and rates are only examples.
      </ResourceHeader>
      <div className="field measure mt-8">
        <SearchField
          id="formula-search"
          label="Find a formula"
          placeholder="rent, acres, points…"
          withoutScripts="The search needs scripts. All formulas are listed below."
          onQuery={setQuery}
        />
        <output className="small muted">
          {query.trim() &&
            (found.length > 0
              ? `${found.length} of ${formulas.length} formulas`
              : 'No formula has these words. Try fewer of them.')}
        </output>
      </div>
      {(Object.keys(formulaGroups) as FormulaGroup[]).map((group) => (
        <Group key={group} group={group} formulas={found.filter((formula) => formula.group === group)} />
      ))}
      <PercentTips />
      <p className="section-small measure">
        The test question says how many days to count in a year and who owns the day of closing. {longerProblems}
      </p>
    </div>
  );
}

type Listed = Route.ComponentProps['loaderData']['formulas'];

function Group({ group, formulas }: { group: FormulaGroup; formulas: Listed }) {
  if (formulas.length === 0) return null;
  return (
    <section className="section-small" aria-labelledby={group}>
      <h2 id={group}>{formulaGroups[group]}</h2>
      <ul className="formulas mt-4">
        {/* The ids are older addresses of the formulas, from when this page held all of them. */}
        {formulas.map(({ slug, name, statement }) => (
          <li key={slug} id={slug}>
            <a href={formulaPage(slug)}>{name}</a>
            <p>{statement}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
