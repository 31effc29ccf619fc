import { pageMeta } from '../frame/page-meta.ts';
import { article, paths, termPage } from '../paths.ts';
import {
  type AgencyRelationship,
  agencyRelationships,
  beginnings,
  comparison,
  endings,
  fiduciaryDuties,
} from './agency-relationships.ts';
import { ResourceHeader } from '../frame/ResourceHeader.tsx';

export const meta = () =>
  pageMeta({
    title: 'Agency Relationships',
    description:
      'Seller’s agent, buyer’s agent, dual and designated agent, transaction broker, subagent: who each serves, ' +
      'the six duties, and how agency begins and ends.',
    path: paths.agencyRelationships,
  });

export default function AgencyRelationshipsPage() {
  return (
    <div className="page">
      <ResourceHeader title="Agency Relationships">
        Agency decides whose interests you must put first. These are the six relationships that exams ask about, and the
        duties that come with each.
      </ResourceHeader>
      <div className="with-toc mt-10">
        <nav className="toc mb-10" aria-label="On this page">
          <p>On this page</p>
          <ul>
            <li>
              <a href="#client-and-customer">Client and customer</a>
            </li>
            <li>
              <a href="#duties">The six duties</a>
            </li>
            <li>
              <a href="#beginning">How agency begins</a>
            </li>
            <li>
              <a href="#ending">How agency ends</a>
            </li>
            <li>
              <a href="#comparison">Side by side</a>
            </li>
            {agencyRelationships.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <ClientAndCustomer />
          <Duties />
          <Beginnings />
          <Endings />
          <Comparison />
          {agencyRelationships.map((relationship) => (
            <Relationship key={relationship.id} relationship={relationship} />
          ))}
          <p className="mt-10">
            Read on: <a href={article('agency-and-disclosure')}>agency and disclosure, with worked examples</a>, or{' '}
            <a href={`${paths.examPrep}#agency`}>agency on the exam</a>.
          </p>
        </div>
      </div>
    </div>
  );
}

function ClientAndCustomer() {
  return (
    <section id="client-and-customer">
      <h2>Client and customer</h2>
      <p className="mt-4">
        A client has hired the brokerage, and you owe them the full duties. You work with a customer but don’t represent
        them. You owe them honesty. What you say and do can make you someone’s agent with nothing in writing, so most
        states want the relationship disclosed early and in writing.
      </p>
      <p className="note mt-6">
        State law decides which of these relationships exist, what they are called, when you must disclose them, and
        which form you use. Your broker decides which ones the office allows. Check both before you rely on this page.
      </p>
    </section>
  );
}

function Duties() {
  return (
    <section id="duties" className="mt-10">
      <h2>The six duties to a client</h2>
      <p className="mt-4">
        An agent is a <a href={termPage('fiduciary')}>fiduciary</a>: someone trusted to act for another. Exams ask about
        these six by name.
      </p>
      <dl className="figures mt-6">
        {fiduciaryDuties.map(({ name, text, term }) => (
          <div key={name}>
            <dt>{term ? <a href={termPage(term)}>{name}</a> : name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Beginnings() {
  return (
    <section id="beginning" className="mt-10">
      <h2>How agency begins</h2>
      <p className="mt-4">Who pays doesn’t decide who the client is.</p>
      <dl className="figures mt-6">
        {beginnings.map(({ name, text, term }) => (
          <div key={name}>
            <dt>
              <a href={termPage(term)}>{name}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Endings() {
  return (
    <section id="ending" className="mt-10">
      <h2>How agency ends</h2>
      <ul className="mt-4 list-disc pl-5">
        {endings.map((ending) => (
          <li key={ending} className="mt-1">
            {ending}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Comparison() {
  const nameOf = (id: string) => agencyRelationships.find((relationship) => relationship.id === id)?.name;
  return (
    <section id="comparison" className="mt-10">
      <h2>The six relationships side by side</h2>
      <div className="scroll mt-4" role="group" aria-label="The six relationships side by side" tabIndex={0}>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">Relationship</th>
              <th scope="col">Client</th>
              <th scope="col">Gives advice</th>
              <th scope="col" className="text-start">
                Keeps whose secrets
              </th>
            </tr>
          </thead>
          <tbody>
            {comparison.map(({ id, client, advice, secrets }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`#${id}`}>{nameOf(id)}</a>
                </th>
                <td>{client}</td>
                <td>{advice}</td>
                <td className="text-start">{secrets}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Relationship({ relationship: { id, name, serves, text, duties } }: { relationship: AgencyRelationship }) {
  return (
    <section id={id} className="mt-10">
      <h2>{name}</h2>
      <p className="mt-1 muted">Serves {serves}.</p>
      <p className="mt-3">{text}</p>
      <ul className="mt-3 list-disc pl-5">
        {duties.map((duty) => (
          <li key={duty} className="mt-1">
            {duty}.
          </li>
        ))}
      </ul>
    </section>
  );
}
