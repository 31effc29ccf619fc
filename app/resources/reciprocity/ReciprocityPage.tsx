import { useEffect, useRef, useState } from 'react';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import usMap from '../../generated/us-map.json';
import { article, paths, stateGuide, transferTo } from '../../paths.ts';
import rulesTable from '../rules-table.css?inline';
import { ResourceHeader } from '../../frame/ResourceHeader.tsx';
import type { Route } from './+types/ReciprocityPage';
import { MilitaryMove } from './MilitaryMove.tsx';
import { namesState, type Outcome, outcomeFor, type Rule } from './outcome.ts';
import css from './reciprocity.css?inline';
import { outcomeNames, RulesMap } from './RulesMap.tsx';
import { reciprocityRules, territories } from './rules.server.ts';
import { placeName } from '../../wording/place-name.ts';

export const loader = () => ({
  rules: reciprocityRules(),
  territories: territories(),
  size: usMap.size,
  outlined: Object.keys(usMap.states),
});

export const meta = () =>
  pageMeta({
    title: 'Real Estate License Reciprocity Map',
    description:
      'Licensed in one state and moving to another? A map and a table of what each of the 50 states and DC asks of ' +
      'people licensed elsewhere, with sources.',
    path: paths.reciprocity,
  });

export default function ReciprocityPage({ loaderData }: Route.ComponentProps) {
  const { rules, size, outlined } = loaderData;
  const { home, choose, select } = useHome(rules);
  return (
    <div className="page" data-hydrate="address">
      <PageStyle name="rules-table" css={rulesTable} />
      <PageStyle name="reciprocity" css={css} />
      <ResourceHeader title="Real Estate License Reciprocity Map" here="Reciprocity map">
        Licensed in one state, and want a license in another? Each state decides what it accepts and what you still have
        to do. You’ll find the numbers and their sources in each state’s guide.
      </ResourceHeader>
      <HomeField select={select} rules={rules} choose={choose} home={home} />
      <Territories places={loaderData.territories} />
      <p className="mt-4 measure" role="status">
        {home ? summaryFor(rules, home) : ''}
      </p>
      <p>
        <a className="skip" href="#rules">
          Skip the map
        </a>
      </p>
      <div className="mt-6">
        <RulesMap rules={rules.filter(({ code }) => outlined.includes(code))} size={size} home={home?.code} />
      </div>
      <RulesTable rules={rules} home={home} />
      <MilitaryMove place="another state" asked="the regulator there" />
      <p className="small muted measure mt-6">
        Even in an “open” state, you apply, pay a fee, and often need a background check and the state portion of the
        exam. An agreement helps only if you live or were licensed where it says. Ask the regulator before you pay for
        anything. Next: <a href={article('license-reciprocity')}>what reciprocity does and doesn’t save you</a>.
      </p>
    </div>
  );
}

/** The state the visitor is licensed in: from the address (?from=ohio) or the field, whichever was touched last. */
function useHome(rules: Rule[]) {
  const select = useRef<HTMLSelectElement>(null);
  const [home, setHome] = useState<Rule>();
  const choose = (slug: string): void => {
    setHome(rules.find((rule) => rule.slug === slug));
    history.replaceState(history.state, '', slug ? `?from=${slug}` : location.pathname);
  };
  useEffect(() => {
    const field = select.current;
    if (!field) return;
    // What was chosen before the script arrived counts, then what the address says.
    const slug = field.value || new URLSearchParams(location.search).get('from') || '';
    const found = rules.find((rule) => rule.slug === slug);
    field.value = found?.slug ?? '';
    setHome(found);
  }, [rules]);
  return { home, choose, select };
}

type HomeFieldProps = {
  rules: Rule[];
  select: React.RefObject<HTMLSelectElement | null>;
  choose: (slug: string) => void;
  home: Rule | undefined;
};

function HomeField({ rules, select, choose, home }: HomeFieldProps) {
  const [goal, setGoal] = useState('');
  return (
    <div className="mt-8">
      <div className="needs-script flex flex-wrap items-end gap-4">
        <div className="field w-full sm:w-80">
          <label htmlFor="from">You are licensed in</label>
          <select
            ref={select}
            id="from"
            className="input"
            autoComplete="off"
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <StateOptions rules={rules} />
          </select>
        </div>
        <div className="field w-full sm:w-80">
          <label htmlFor="to">You want a license in</label>
          <select id="to" className="input" autoComplete="off" onChange={(event) => setGoal(event.currentTarget.value)}>
            <StateOptions rules={rules} />
          </select>
        </div>
        {home && goal && (
          <a className="button" href={`${transferTo(goal)}#${home.slug}`}>
            See what you skip
          </a>
        )}
      </div>
      <noscript>
        <p className="note">
          Choose where you want a license in the table below. Its page then asks where your license is now.
        </p>
      </noscript>
    </div>
  );
}

const StateOptions = ({ rules }: { rules: Rule[] }) => (
  <>
    <option value="">Choose a state</option>
    {rules.map(({ slug, name }) => (
      <option key={slug} value={slug}>
        {name}
      </option>
    ))}
  </>
);

/** No rule of theirs is known: no row and no choice, but not silence either. */
const Territories = ({ places }: { places: { name: string; slug: string }[] }) => (
  <p className="small measure mt-4">
    The District of Columbia is in the table, but too small for the map. For a license in a US territory, ask its
    regulator:{' '}
    {places.map(({ name, slug }, index) => (
      <span key={slug}>
        {index > 0 && ', '}
        <a href={`${stateGuide(slug)}#moving`}>{name}</a>
      </span>
    ))}
    . Licensed in one? If a rule below doesn’t mention territories, ask that state whether your license counts.
  </p>
);

/** "For a licensee of Ohio, of the states and DC: 20 are open, …" */
function summaryFor(rules: Rule[], home: Rule): string {
  const count = (...outcomes: Outcome[]): number =>
    rules.filter((rule) => outcomes.includes(outcomeFor(rule, home.code))).length;
  return (
    `With a license from ${placeName(home.name)}, of the other states and DC, ${count('open', 'listed')} are open to ` +
    'you, ' +
    (`${count('part')} can waive some requirements, ${count('unlisted')} list other states but not yours, and ` +
      `${count('closed')} have no reciprocity.`)
  );
}

function RulesTable({ rules, home }: { rules: Rule[]; home: Rule | undefined }) {
  return (
    <table id="rules" className="ledger rules mt-12">
      <caption className="visually-hidden">What you need in each state if you’re licensed elsewhere</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">What you need if you’re licensed elsewhere</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <RuleRow key={rule.slug} rule={rule} rules={rules} home={home} />
        ))}
      </tbody>
    </table>
  );
}

function RuleRow({ rule, rules, home }: { rule: Rule; rules: Rule[]; home: Rule | undefined }) {
  const { name, slug, summary, caveat, doubt, listed } = rule;
  const outcome = outcomeFor(rule, home?.code);
  const named = home && outcome !== 'home' && outcome !== 'listed' && namesState(summary, home.name);
  return (
    <tr id={slug}>
      <th scope="row">{name}</th>
      <td>
        <strong>{outcomeNames[outcome]}.</strong>
        {named && <strong> Its rule names {placeName(home.name)}.</strong>} {summary}
        {doubt && <span className="doubt"> ({doubt})</span>}
        {listed.length > 0 && ` The list: ${namesOf(listed, rules)}.`}
        {caveat && <span className="muted"> {caveat}</span>}
        <p className="rule-links">
          {outcome !== 'home' && (
            <a className="more" href={home ? `${transferTo(slug)}#${home.slug}` : transferTo(slug)}>
              What you skip and still need in {placeName(name)}
            </a>
          )}{' '}
          <a href={`${stateGuide(slug)}#moving`} aria-label={`Sources for ${name}`}>
            Sources
          </a>
        </p>
      </td>
    </tr>
  );
}

const namesOf = (codes: string[], rules: Rule[]): string =>
  codes.map((code) => rules.find((rule) => rule.code === code)?.name ?? code).join(', ');
