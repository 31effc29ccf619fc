import { siteMap } from './site-map.ts';
import { pathFor, type SiteRoute } from './site-route.ts';

export type TemplatePage = { name: string; path: string; route: SiteRoute };

/**
 * What tests and benchmarks open: one page of each template, and every example of a template that has several. Named
 * after the page's module ('state-guide' for StateGuidePage.tsx), a further example with its value ('state-guide
 * wyoming').
 */
export const templatePages = (): TemplatePage[] =>
  siteMap.filter(isTemplate).flatMap((route): TemplatePage[] => {
    const name = templateName(route);
    if (route.opens === 'where nothing is') return [{ name, path: '/no-such-page', route }];
    if (!route.each) return [{ name, path: route.address, route }];
    return route.examples.map((value, index) => ({
      name: index === 0 ? name : `${name} ${value}`,
      path: pathFor(route, value),
      route,
    }));
  });

/** Not what only the server opens, nor a second address of a page. */
const isTemplate = (route: SiteRoute): boolean =>
  route.opens !== 'in the server only' && siteMap.find(({ module }) => module === route.module) === route;

const templateName = ({ module }: SiteRoute): string =>
  module
    .replace(/^.*\/|Page\.tsx$/g, '')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();
