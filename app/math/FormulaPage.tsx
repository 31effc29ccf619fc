import { data } from 'react-router';
import { examAreas } from '../question-bank/exam-areas.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { breadcrumbs } from '../frame/structured-data.ts';
import { formulaPage, paths, termPage } from '../paths.ts';
import { termNamed } from '../glossary/glossary.server.ts';
import { ResourceHeader } from '../frame/ResourceHeader.tsx';
import type { Route } from './+types/FormulaPage';
import { answer, exampleTexts } from './answer.ts';
import type { Working } from './calculator.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import { fieldViews } from './field-view.ts';
import { FormulaStyle } from './FormulaStyle.tsx';
import { formulaNamed, readFormulas } from './formulas.server.ts';
import { loadCalculator } from './load-calculator.ts';
import { unbroken } from './unbroken.ts';

/**
 * One formula with its worked example, worked out. @throws 404 for a formula that is not there; Error for an example
 * that fails
 */
export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const formula = readFormulas().find(({ slug: other }) => other === slug);
  if (!formula) throw data(null, { status: 404 });
  const calculator = await loadCalculator(formula.group, slug);
  const { name, statement, letters, words, note, story, traps, terms, related, area, file } = formula;
  const found = answer(calculator, exampleTexts(formula.inputs), formula.inputs);
  if ('problems' in found) throw new Error(`${file} ${slug}: ${Object.values(found.problems).join(' ')}`);
  return {
    slug,
    group: formula.group,
    name,
    statement,
    letters,
    words,
    note,
    story,
    traps,
    fields: fieldViews(calculator.rules, formula.inputs),
    results: Object.fromEntries(
      Object.entries(formula.results).map(([key, { name: called, meaning }]) => [key, { name: called, meaning }]),
    ),
    example: withoutMonths(found.working),
    terms: terms.map((term) => [termNamed(term, slug).term, term] as const),
    related: related.map((other) => {
      const { name: called, statement: says } = formulaNamed(other, slug);
      return { slug: other, name: called, statement: says };
    }),
    area: examAreas[area].name,
  };
}

/** Every month of a loan would be a third of the page's data; the browser works them out. */
const withoutMonths = ({ schedule, ...rest }: Working): Working =>
  schedule ? { ...rest, schedule: { ...schedule, months: [] } } : rest;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, name, words } = loaderData;
  return pageMeta({
    title: `${name}: Formula and Calculator`,
    description: `${words} Calculator, worked example, exam traps.`,
    path: formulaPage(slug),
    structuredData: [
      breadcrumbs([
        { name: 'Resources', path: paths.resources },
        { name: 'Math formulas', path: paths.mathFormulas },
        { name, path: formulaPage(slug) },
      ]),
    ],
  });
}

export default function FormulaPage({ loaderData: formula }: Route.ComponentProps) {
  return (
    <div className="page">
      <FormulaStyle />
      <ResourceHeader title={formula.name} trail={[{ name: 'Math formulas', path: paths.mathFormulas }]}>
        {formula.words}
      </ResourceHeader>
      <p className="statement">
        {unbroken(formula.statement)}
        {formula.letters && <span className="letters">{unbroken(formula.letters)}</span>}
      </p>
      <section className="section-small" aria-labelledby="calculator">
        <h2 id="calculator">Calculator</h2>
        <p className="mt-3 measure">{formula.story} Type your own numbers over these.</p>
        <CalculatorForm
          key={formula.slug}
          group={formula.group}
          slug={formula.slug}
          fields={formula.fields}
          results={formula.results}
          example={formula.example}
        />
      </section>
      <div className="formula-more section">
        <Traps traps={formula.traps} note={formula.note} />
        <Further formula={formula} />
      </div>
    </div>
  );
}

function Traps({ traps, note }: { traps: string[]; note: string | undefined }) {
  return (
    <section aria-labelledby="traps">
      <h2 id="traps">Traps on the exam</h2>
      <ul className="ruled mt-4">
        {traps.map((trap) => (
          <li key={trap}>{trap}</li>
        ))}
      </ul>
      {note && <p className="note mt-6">{note}</p>}
    </section>
  );
}

function Further({ formula: { terms, related, area } }: { formula: Route.ComponentProps['loaderData'] }) {
  return (
    <section aria-labelledby="further">
      <h2 id="further">Go on from here</h2>
      <ul className="ruled mt-4">
        {related.map(({ slug, name, statement }) => (
          <li key={slug}>
            <a className="semibold" href={formulaPage(slug)}>
              {name}
            </a>
            <br />
            <span className="small muted">{unbroken(statement)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        Words to know:{' '}
        {terms.map(([term, slug], place) => (
          <span key={slug}>
            {place > 0 && ', '}
            <a href={termPage(slug)}>{term}</a>
          </span>
        ))}
        . On the exam, this falls under {area.toLowerCase()}.
      </p>
      <p className="mt-6 flex flex-wrap gap-3 no-print">
        <a className="button" href={paths.practice}>
          Practice exam questions
        </a>
        <a className="button button-quiet" href={paths.mathFormulas}>
          All formulas
        </a>
      </p>
    </section>
  );
}
