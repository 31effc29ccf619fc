import { z } from 'zod';
import { readContent } from '../../content/read-content.server.ts';
import { readGlossary, termNamed } from '../glossary.server.ts';
import { namesOf, termFinder } from './find-terms.ts';
import type { LinkPlan } from './link-first-uses.ts';

const file = 'linked-terms.yaml';
const slugs = z.array(z.string()).min(1);
const mostLinks = { articles: 12, guides: 8 };

type Kind = keyof typeof mostLinks;

let plans: Record<Kind, LinkPlan> | undefined;

/** What to link in an article or in a guide. @throws Error for a listed slug that is no term's. */
export function linkPlan(kind: Kind): LinkPlan {
  plans ??= readPlans();
  return plans[kind];
}

function readPlans(): Record<Kind, LinkPlan> {
  const ranked = readContent(file, z.strictObject({ articles: slugs, guides: slugs }));
  for (const slug of [...ranked.articles, ...ranked.guides]) termNamed(slug, `content/${file}`);
  const find = termFinder([...readGlossary().values()].map((term) => ({ slug: term.slug, names: namesOf(term) })));
  const planFor = (kind: Kind): LinkPlan => ({ find, ranked: ranked[kind], most: mostLinks[kind] });
  return { articles: planFor('articles'), guides: planFor('guides') };
}
