import { downloadNamed, type ShownDownload } from '../frame/downloads.server.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { readFormulas } from '../math/formulas.server.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/ResourcesPage';
import { readGlossary } from '../glossary/glossary.server.ts';
import { ActionCards, ResourceCards } from './ResourceCards.tsx';
import { downloads, educationalMaterials, externalResources, tools, videos } from './resource-lists.ts';

export const loader = () => ({
  glossaryTerms: readGlossary().size,
  formulas: readFormulas().length,
  files: downloads.map(({ name }) => downloadNamed(name)),
});

export const meta = () =>
  pageMeta({
    title: 'Resources',
    description:
      'Free study material for the real estate license: a glossary, math formulas, a practice exam, videos, PDFs ' +
      'to print, state laws and official sites.',
    path: paths.resources,
  });

export default function ResourcesPage({ loaderData: { glossaryTerms, formulas, files } }: Route.ComponentProps) {
  return (
    <div className="page">
      <header className="section">
        <p className="eyebrow">Free, no sign-up</p>
        <h1 className="mt-3">Resources</h1>
        <p className="lead mt-4">Study tools, and where to check the facts.</p>
      </header>
      <section className="section" id="educational-materials">
        <h2>Educational Materials</h2>
        <ResourceCards cards={educationalMaterials(glossaryTerms, formulas)} />
      </section>
      <section className="section" id="tools">
        <h2>Tools</h2>
        <ResourceCards cards={tools} />
      </section>
      <section className="section" id="videos">
        <h2>Videos and Webinars</h2>
        <ActionCards cards={videos.map((video) => ({ ...video, kind: 'Video', action: 'Watch Video' }))} />
      </section>
      <section className="section" id="downloads">
        <h2>Downloadable Resources</h2>
        <p className="mt-4 measure">
          PDFs on US Letter paper, tagged for screen readers, with bookmarks. Each{' '}
          <a href={paths.stateGuides}>state guide</a> has one too: its link is at the top of the guide.
        </p>
        <ActionCards cards={downloads.map((card, index) => downloadCard(card, files[index]!))} />
      </section>
      <ExternalResources />
    </div>
  );
}

function downloadCard({ title, text }: { title: string; text: string }, { path, pages, size }: ShownDownload) {
  return {
    title,
    text,
    path,
    kind: `PDF, ${size}, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    action: 'Download PDF',
    type: 'application/pdf',
  };
}

function ExternalResources() {
  return (
    <section className="section" id="external-resources">
      <h2>External Resources</h2>
      <p className="mt-4 measure">
        Other organizations run these sites, except our own reciprocity map. None of them pays {site.name}.
      </p>
      <ul className="ruled measure mt-6">
        {externalResources.map(({ title, text, path }) => (
          <li key={path}>
            <h3>
              <a href={path} rel="noopener">
                {title}
              </a>
            </h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
        <li>
          <h3>
            <a href={paths.reciprocity}>Reciprocity map</a>
          </h3>
          <p className="mt-1">Which states accept which licenses.</p>
        </li>
      </ul>
    </section>
  );
}
