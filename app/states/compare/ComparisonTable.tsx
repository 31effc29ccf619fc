import { stateGuide } from '../../paths.ts';
import { Marks } from '../RichText.tsx';
import {
  type ComparedFact,
  type ComparedFigure,
  type FactGroup,
  type StateComparison,
  type Verdict,
  verdictOf,
} from './comparison.ts';

type ComparisonTableProps = {
  groups: FactGroup[];
  states: StateComparison[];
  /** How many sources stand in the page's list before each state's. */
  offsets: number[];
};

const verdicts: Record<Verdict, string> = {
  differs: 'Differs',
  same: 'Same',
  open: 'Not all published',
  words: 'Read and compare',
};

/** A fact a row, a state a column; on a phone the states stand below each other under their fact (compare.css). */
export function ComparisonTable({ groups, states, offsets }: ComparisonTableProps) {
  return (
    <table className="comparison" data-states={states.length}>
      <caption className="visually-hidden">{`${states.map(({ name }) => name).join(', ')} side by side`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Fact</span>
          </th>
          {states.map(({ name, slug }) => (
            <th key={slug} scope="col">
              <a href={stateGuide(slug)}>{name}</a>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.id} {...{ group, states, offsets }} />
      ))}
      <Regulators states={states} />
    </table>
  );
}

function Group({ group, states, offsets }: Omit<ComparisonTableProps, 'groups'> & { group: FactGroup }) {
  const rows = group.facts.map((fact) => ({ fact, verdict: verdictOf(fact, states) }));
  return (
    <tbody data-rows={rows.length + 1}>
      <tr className="group">
        <th colSpan={states.length + 1} scope="rowgroup">
          {group.title}
        </th>
      </tr>
      {rows.map(({ fact, verdict }) => (
        <tr key={fact.id} data-verdict={verdict}>
          <th scope="row">
            {fact.label} <span className="verdict">{verdicts[verdict]}</span>
          </th>
          {states.map((state, place) => (
            <Cell key={state.slug} {...{ fact, state, offset: offsets[place]! }} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Whom to ask, in every comparison. */
function Regulators({ states }: { states: StateComparison[] }) {
  return (
    <tbody data-rows={2}>
      <tr className="group">
        <th colSpan={states.length + 1} scope="rowgroup">
          Who regulates licenses
        </th>
      </tr>
      <tr>
        <th scope="row">Regulator</th>
        {states.map(({ slug, code, regulator: { name, url } }) => (
          <td key={slug} data-code={code}>
            <div>
              {url ? (
                <a href={url} rel="noopener">
                  {name}
                </a>
              ) : (
                name
              )}
              , <a href={`${stateGuide(slug)}#regulator`}>sources in the guide</a>
            </div>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Cell({ fact, state, offset }: { fact: ComparedFact; state: StateComparison; offset: number }) {
  const figure = state.figures[fact.id];
  return (
    <td data-code={state.code}>
      <div>
        {figure && <FigureText figure={figure} state={state} offset={offset} />}
        {figure?.note && (
          <details className="caveat">
            <summary>
              Note<span className="visually-hidden">{` on ${fact.label}, ${state.name}`}</span>
            </summary>
            <p>{figure.note}</p>
          </details>
        )}
      </div>
    </td>
  );
}

function FigureText({
  figure: { text, marks, doubt, known },
  state,
  offset,
}: {
  figure: ComparedFigure;
  state: StateComparison;
  offset: number;
}) {
  if (!known) return <a href={`${stateGuide(state.slug)}#regulator`}>{text}</a>;
  return (
    <>
      {text}
      <Marks marks={marks.map((mark) => mark + offset)} />
      {doubt && <span className="doubt small">{` (${doubt})`}</span>}
    </>
  );
}
