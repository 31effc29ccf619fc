import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { paths } from '../paths.ts';

type ResourceHeaderProps = {
  title: string;
  /** The pages between /resources and this one. */
  trail?: { name: string; path: string }[];
  /** What the last crumb says where the title would be too long. */
  here?: string;
  children: ReactNode;
};

/** The head of a page below /resources: where it belongs, its name and what it is for. */
export function ResourceHeader({ title, trail, here = title, children }: ResourceHeaderProps) {
  return (
    <>
      <Breadcrumbs trail={[{ name: 'Resources', path: paths.resources }, ...(trail ?? [])]} here={here} />
      <header className="mt-8">
        <h1>{title}</h1>
        <p className="lead mt-4">{children}</p>
      </header>
    </>
  );
}
