import { pageMeta } from '../frame/page-meta.ts';
import { article, paths } from '../paths.ts';
import { type AgencyRelationship, agencyRelationships } from './agency-relationships.ts';
import { resourcePaths } from './resource-paths.ts';
import { ResourceHeader } from './ResourceHeader.tsx';

export const meta = () => pageMeta({
  title: 'Agency Relationships',
  description: 'Seller’s agent, buyer’s agent, dual agent, designated agent, transaction broker and subagent: whom each one serves and which duties follow.',
  path: resourcePaths.agencyRelationships,
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
            <li><a href="#client-and-customer">Client and customer</a></li>
            {agencyRelationships.map(({ id, name }) => <li key={id}><a href={`#${id}`}>{name}</a></li>)}
          </ul>
        </nav>
        <div>
          <ClientAndCustomer />
          {agencyRelationships.map((relationship) => <Relationship key={relationship.id} relationship={relationship} />)}
          <p className="mt-10">
            Read on: <a href={article('agency-and-disclosure')}>agency and disclosure, with worked examples</a>, or <a href={`${paths.examPrep}#agency`}>agency on the exam</a>.
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
        A client has hired the brokerage and is owed the full duties. A customer is dealt with but not represented, and is owed
        honesty. Words and acts can make you someone’s agent without a paper, so most states want the relationship disclosed
        early and in writing.
      </p>
      <p className="note mt-6">
        State law decides which of these relationships exist, what they are called, when you must disclose them and which
        form you use. Your broker decides which ones the office allows. Check both before you rely on this page.
      </p>
    </section>
  );
}

function Relationship({ relationship: { id, name, serves, text, duties } }: { relationship: AgencyRelationship }) {
  return (
    <section id={id} className="mt-10">
      <h2>{name}</h2>
      <p className="mt-1 muted">Serves {serves}.</p>
      <p className="mt-3">{text}</p>
      <ul className="mt-3 list-disc pl-5">{duties.map((duty) => <li key={duty} className="mt-1">{duty}.</li>)}</ul>
    </section>
  );
}
