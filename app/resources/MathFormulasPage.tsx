import { useLoaderData } from 'react-router';
import { pageMeta } from '../frame/page-meta.ts';
import { article, slugOf } from '../paths.ts';
import { type Formula, readFormulas } from './formulas.server.ts';
import { resourcePaths } from './resource-paths.ts';
import { ResourceHeader } from './ResourceHeader.tsx';

export const loader = () => readFormulas();

export const meta = () => pageMeta({
  title: 'Real Estate Math Formulas',
  description: 'Twelve formulas for the real estate exam, each with a worked example: commission, loan-to-value, points, proration, acres, cap rate and more.',
  path: resourcePaths.mathFormulas,
});

const groups = [
  { group: 'money', title: 'Commission and price' },
  { group: 'loans', title: 'Loans' },
  { group: 'property', title: 'Taxes and land' },
  { group: 'value', title: 'Value' },
] as const;

export default function MathFormulasPage() {
  const formulas = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <ResourceHeader title="Real Estate Math Formulas">
        {formulas.length} sums that the exam likes to ask, each with one worked example. Every price and rate is made up. Turn
        a percent into a decimal first: 6% is 0.06.
      </ResourceHeader>
      {groups.map(({ group, title }) => (
        <section key={group} className="section measure">
          <h2>{title}</h2>
          <div className="ruled mt-4">
            {formulas.filter((formula) => formula.group === group).map((formula) => <FormulaEntry key={formula.name} formula={formula} />)}
          </div>
        </section>
      ))}
      <p className="mt-8 measure">
        The test question says how many days its year has and who owns the day of closing. For longer problems and the usual
        traps, read <a href={article('real-estate-exam-math')}>real estate exam math, worked step by step</a>.
      </p>
    </div>
  );
}

function FormulaEntry({ formula: { name, formula, example } }: { formula: Formula }) {
  return (
    <div id={slugOf(name).replace('’', '')}>
      <h3>{name}</h3>
      <p className="mt-2 font-semibold">{formula}</p>
      <p className="mt-1">{example}</p>
    </div>
  );
}
