/** The results of a run for people: what needs them, by state, and how to take it over. */
import { needsPerson } from './run-watch.ts';
import type { SourceResult, WatchedResult } from './watch-source.ts';

export function reportPage(results: SourceResult[]): string {
  const rows = results.flatMap((source) => source.facts.map((fact) => ({ source, fact })));
  const counts = [...Map.groupBy(rows, ({ fact }) => fact.verdict)].map(
    ([verdict, all]) => `${verdict}: ${all.length}`,
  );
  const telling = rows.filter(({ fact }) => needsPerson(fact));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Facts against their sources</title>
<style>:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
li{margin-block:.8rem}code{overflow-wrap:anywhere}</style></head>
<body><h1>Facts against their sources</h1>
<p>${results.length} sources, ${rows.length} facts. ${escape(counts.join(', '))}.</p>
<h2>${telling.length === 0 ? 'Nothing needs you' : `${telling.length} need you`}</h2>
<ul>
${telling.map(({ source, fact }) => rowOf(source, fact)).join('\n')}
</ul></body></html>
`;
}

function rowOf({ state, source, url, redirectedTo, archived, why }: SourceResult, fact: WatchedResult): string {
  const { path, called, verdict, old, new: fresh } = fact;
  const figures = old === undefined ? '' : `: ${old} → ${fresh ?? 'no longer there'}`;
  const more = [
    link(url, 'source'),
    redirectedTo && link(redirectedTo, 'now at'),
    archived && link(archived, 'archived copy'),
    why && escape(why),
  ];
  return `<li><b>${escape(state)}, ${escape(called)}</b>: ${escape(verdict + figures)}<br>
${more.filter(Boolean).join(', ')}<br>
<code>npm run facts:record -- ${escape(`${state} ${path} VALUE --source ${source}`)}</code></li>`;
}

const link = (url: string, text: string): string => `<a href="${escape(url)}">${text}</a>`;
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
