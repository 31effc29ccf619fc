import type { ReactNode } from 'react';
import { paths } from '../paths.ts';

/** The head of a page below /resources: where it belongs, its name and what it is for. */
export function ResourceHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <nav aria-label="Breadcrumb">
        <ol className="crumbs">
          <li><a href={paths.home}>Home</a></li>
          <li><a href={paths.resources}>Resources</a></li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <header className="mt-8">
        <h1>{title}</h1>
        <p className="lead mt-4">{children}</p>
      </header>
    </>
  );
}
