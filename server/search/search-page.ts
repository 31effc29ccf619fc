/** The answer to a search as a page: what app/search/SearchPage.tsx shows, whole before any script runs. */
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ExcerptPart, SearchAnswer, SearchResult } from '../../app/search/search-answer.ts';
import { paths } from '../../app/paths.ts';
import { plural } from '../../app/wording/wording.ts';
import { longestQuery } from '../../app/search/search-words.ts';

type Content = HtmlEscapedString | Promise<HtmlEscapedString>;

export function searchPage(query: string, { total, results }: SearchAnswer): Content {
  return html`<div class="page">
<nav aria-label="Breadcrumb"><ol class="crumbs">
<li><a href="${paths.home}">Home</a></li><li aria-current="page">Search</li></ol></nav>
<header class="mt-8"><h1>Search</h1></header>
<div class="measure mt-6">
<search class="block"><form class="field" action="${paths.search}">
<label for="search-page-field">Search states, terms, articles and tools</label>
<span class="flex flex-wrap gap-3"><input id="search-page-field" class="input flex-1 min-w-[min(12rem,100%)]"
type="search" name="q" maxlength="${longestQuery}" autocomplete="off" spellcheck="false" value="${query}">
<button class="button" type="submit">Search</button></span>
</form></search>
<p class="small muted mt-4">${summary(query, total, results.length)}</p>
${total === 0 ? nothingFound : html`<ol class="ruled mt-3">${results.map(listItem)}</ol>`}
</div>
</div>`;
}

function summary(query: string, total: number, shown: number): string {
  if (total === 0) return `Nothing found for “${query}”.`;
  const found = plural(total, 'result');
  return total > shown ? `${found} for “${query}”, the best ${shown} shown.` : `${found} for “${query}”.`;
}

function listItem({ path, title, kind, excerpt }: SearchResult): Content {
  return html`<li><p class="small muted">${kind}</p>
<a class="font-semibold" href="${path}">${title}</a><p class="small mt-1">${excerpt.map(part)}</p></li>`;
}

const part = ({ text, marked }: ExcerptPart): Content => (marked ? html`<mark>${text}</mark>` : html`${text}`);

/** For a moment in which more is asked than the search can answer. */
export const searchBusy: Content = html`<div class="page section"><h1>Search is busy</h1>
  <p class="lead mt-4">More people are searching than we can answer at this moment.
  Please try again in a few seconds.</p>
  <p class="mt-6 measure">The <a href="${paths.stateGuides}">state guides</a>, the
    <a href="${paths.glossary}">glossary</a> and the <a href="${paths.sitemap}">list of all
    pages</a> are there as ever.</p></div>`;

const nothingFound = html`<p class="mt-3 measure">Try fewer or other words, such as a state’s name or a term from
your course. Or look through the <a href="${paths.stateGuides}">state guides</a>, the
<a href="${paths.glossary}">glossary</a> or the <a href="${paths.sitemap}">list of all pages</a>.</p>`;
