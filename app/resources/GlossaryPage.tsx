import { useLoaderData } from 'react-router';
import { pageMeta } from '../frame/page-meta.ts';
import { paths, slugOf } from '../paths.ts';
import { readGlossary } from './glossary.server.ts';
import { resourcePaths } from './resource-paths.ts';
import { ResourceHeader } from './ResourceHeader.tsx';

export const loader = () => readGlossary();

export const meta = () => pageMeta({
  title: 'Real Estate Glossary',
  description: 'Forty real estate terms that licensing courses and exams use, each in one or two plain sentences, from agency and escrow to zoning.',
  path: resourcePaths.glossary,
});

export default function GlossaryPage() {
  const terms = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <ResourceHeader title="Real Estate Glossary">
        {terms.length} terms to know before the exam, in plain words. This is a starter list: state law may use a term in a
        narrower way, and then the law’s meaning is the one the state portion tests.
      </ResourceHeader>
      <dl className="ruled measure mt-10">
        {terms.map(({ term, definition }) => (
          <div key={term} id={slugOf(term)}>
            <dt className="serif font-semibold">{term}</dt>
            <dd className="mt-1">{definition}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        Next: <a href={resourcePaths.mathFormulas}>math formulas</a>, <a href={resourcePaths.agencyRelationships}>agency relationships</a> or <a href={paths.examPrep}>exam preparation</a>.
      </p>
    </div>
  );
}
