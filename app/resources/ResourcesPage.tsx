import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { readFormulas } from '../math/formulas.server.ts';
import { article, paths } from '../paths.ts';
import type { Route } from './+types/ResourcesPage';
import { readGlossary } from './glossary.server.ts';
import { PlannedItems } from './PlannedItems.tsx';
import { downloads, educationalMaterials, externalResources, videos } from './resource-lists.ts';

export const loader = () => ({ glossaryTerms: readGlossary().size, formulas: readFormulas().length });

export const meta = () => pageMeta({
  title: 'Resources',
  description: 'Free study material for the real estate license: a glossary, math formulas, laws by state, agency relationships, checklists and official sites.',
  path: paths.resources,
});

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page">
      <header className="section">
        <p className="eyebrow">Free, no sign-up</p>
        <h1 className="mt-3">Resources</h1>
        <p className="lead mt-4">
          What to study with, and where to check it. Anything still in preparation says so, and its link leads to the page that covers
          the same ground today.
        </p>
      </header>
      <section className="section" id="educational-materials">
        <h2>Educational Materials</h2>
        <ul className="grid-4 mt-8">
          {educationalMaterials(loaderData.glossaryTerms, loaderData.formulas).map(({ title, text, path }) => (
            <li key={path} className="card">
              <h3><a href={path}>{title}</a></h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section" id="videos">
        <h2>Videos and Webinars</h2>
        <PlannedItems items={videos} kind="video" action="Watch Video" />
      </section>
      <section className="section" id="downloads">
        <h2>Downloadable Resources</h2>
        <PlannedItems items={downloads} kind="PDF" action="Download PDF" />
      </section>
      <ExternalResources />
    </div>
  );
}

function ExternalResources() {
  return (
    <section className="section" id="external-resources">
      <h2>External Resources</h2>
      <p className="mt-4 measure">These sites belong to others. {site.name} is not part of any of them and is paid by none.</p>
      <ul className="ruled measure mt-6">
        {externalResources.map(({ title, text, path }) => (
          <li key={path}>
            <h3><a href={path} rel="noopener">{title}</a></h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
        <li>
          <h3><a href={article('license-reciprocity')}>Reciprocity map</a></h3>
          <p className="mt-1">
            Which states accept which licenses, drawn as a map. The map is in preparation; until it is ready, the link opens
            our article on license reciprocity.
          </p>
        </li>
      </ul>
    </section>
  );
}
