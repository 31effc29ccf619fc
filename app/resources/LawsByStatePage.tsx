import { useLoaderData } from 'react-router';
import { PageStyle } from '../frame/PageStyle.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { paths, stateGuide, termPage } from '../paths.ts';
import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import { ResourceHeader } from '../frame/ResourceHeader.tsx';
import rulesTable from './rules-table.css?inline';

/**
 * One row a state: its license law as cited, where its text can be read, whether that is well sourced, and who enforces
 * it.
 */
export const loader = () =>
  listJurisdictions().map(({ name, slug, law, regulator, words }) => ({
    name,
    slug,
    citation: law.value?.citation ?? null,
    url: law.value?.url ?? null,
    note: law.note ?? '',
    doubtful: law.confidence === 'low',
    regulator: regulator.name.value ?? '',
    regulatorUrl: regulator.url.value,
    ask: words.regulator,
  }));

type Row = ReturnType<typeof loader>[number];

export const meta = () =>
  pageMeta({
    title: 'Real Estate Laws by State',
    description:
      'The statute that governs real estate licenses in each state and in DC, what a license law decides, how ' +
      'to read a citation, and who enforces it.',
    path: paths.lawsByState,
  });

export default function LawsByStatePage() {
  const rows = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageStyle name="rules-table" css={rulesTable} />
      <ResourceHeader title="Real Estate Laws by State">
        Each state licenses agents and brokers under its own law, and the state portion of your exam is based on it.
        Here’s what a license law covers, how to read one, and the law for each state, DC, and the territories.
      </ResourceHeader>
      <div className="measure">
        <WhatTheLawDecides />
        <Layers />
        <Citations />
      </div>
      <section className="section" id="states">
        <h2>The license law of each state</h2>
        <p className="measure mt-4">
          The citation is how lawyers and regulators name the law. Its link opens the law or the regulator’s page. Each
          state’s guide lists the sources.
        </p>
        <LawsTable rows={rows} />
      </section>
      <p className="small muted measure mt-6">
        Laws change, so read the current text on your state’s own site. This page is information and not legal advice.
      </p>
    </div>
  );
}

const decisions = [
  [
    'Who needs a license',
    'The law lists activities, such as selling, leasing, or negotiating for someone else for pay. Owners who sell ' +
      'their own property are usually exempt.',
  ],
  [
    'Who can get one',
    'Age, education, exam, background, and character. Some laws set these requirements; others leave them to the ' +
      'regulator’s rules.',
  ],
  [
    'Who enforces it',
    'The law creates a commission, board, or department that licenses, inspects, investigates, and disciplines.',
  ],
  [
    'What a licensee owes',
    'Duties to clients and customers, disclosure forms, advertising rules, and the handling of other people’s money.',
  ],
  [
    'What happens after a violation',
    'Fines, suspension, revocation, sometimes a recovery fund that repays the public. Working without a license ' +
      'is a crime in many states.',
  ],
];

function WhatTheLawDecides() {
  return (
    <section className="section" id="what-it-decides">
      <h2>What a license law decides</h2>
      <dl className="figures mt-6">
        {decisions.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const layers = [
  ['The statute', 'The legislature passes the statute. It rarely changes and says what can be required.'],
  [
    'The rules',
    'Written by the regulator under the statute, often called administrative rules or regulations. Hours, ' +
      'fees, and forms are usually set here, and change more often.',
  ],
  [
    'The regulator’s guidance',
    'Bulletins, candidate handbooks and policy statements. They explain how the rules are applied today.',
  ],
  [
    'Other laws that apply',
    'Agency law, contract law, fair housing, landlord and tenant law, and federal law on lending and disclosure.',
  ],
];

function Layers() {
  return (
    <section className="section" id="layers">
      <h2>Four layers, from firm to fluid</h2>
      <ol className="steps mt-6">
        {layers.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const stateQuestions = <a href={paths.stateQuestions}>license facts quiz</a>;

function Citations() {
  return (
    <section className="section" id="citations">
      <h2>How to read a citation</h2>
      <p className="mt-4">
        A citation goes from the largest part to the smallest. In “Ohio Revised Code Chapter 4735,”{' '}
        <strong>Ohio Revised Code</strong> is the collection of that state’s laws and <strong>Chapter 4735</strong> is
        the part on real estate brokers; each numbered provision in it is a section, such as 4735.07. “§” means section,
        “§§” several, and “et seq.” means “and those that follow.”
      </p>
      <p className="mt-4">
        To check a rule before you rely on it: open the section, look for the date of its last change, read the
        regulator’s rules under it, and ask the regulator if the two seem to differ. For the exam, learn the words your
        state uses: what one state calls a <a href={termPage('sponsoring-broker')}>sponsoring broker</a>, another calls
        an employing, managing, or principal broker. Test yourself on the numbers with our {stateQuestions}.
      </p>
    </section>
  );
}

function LawsTable({ rows }: { rows: Row[] }) {
  return (
    <table className="ledger rules mt-8">
      <caption className="visually-hidden">License law and regulator of each state</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">License law</th>
          <th scope="col">Regulator</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LawRow key={row.slug} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function LawRow({ row: { name, slug, citation, url, note, doubtful, regulator, regulatorUrl, ask } }: { row: Row }) {
  const cited = citation ?? `Not confirmed: ask ${ask}`;
  return (
    <tr>
      <th scope="row">
        <a href={`${stateGuide(slug)}#regulator`}>{name}</a>
      </th>
      <td>
        {citation && url ? (
          <a href={url} rel="noopener">
            {cited}
          </a>
        ) : (
          cited
        )}
        {citation && doubtful && <span className="doubt"> (unconfirmed)</span>}
        {note && <span className="block small muted">{note}</span>}
      </td>
      <td>
        {regulatorUrl ? (
          <a href={regulatorUrl} rel="noopener">
            {regulator}
          </a>
        ) : (
          regulator
        )}
      </td>
    </tr>
  );
}
