import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import { scriptWords } from './script-words.ts';

/** A page with those shared styles that it can use, and all of them as a file, for whoever goes on from it. */
export type LeanPage = { page: string; file: { address: string; css: string } };

const [opening, closing] = ['<style>', '</style>'];

/**
 * Leaves the rules of classes out of a page's shared styles that neither the page names nor any of its scripts, also
 * of those that are loaded at a tap; then the tokens that nothing asks for any more, such as a map's colors. <html>
 * says where all are: app/frame/all-styles.ts (docs/decisions/0039).
 */
export function leanStyles(clientDirectory: string): (page: string, scripts: string[]) => LeanPage {
  const wordsOf = scriptWords(clientDirectory);
  return (page, scripts) => {
    const [before, css, after] = aroundSharedStyles(page);
    const [inScripts, inPage] = [wordsOf(scripts), classesOf(page)];
    const unused = classesIn(css).filter((name) => !inScripts.has(name) && !inPage.has(name));
    const address = `/assets/site-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    const ofPage = without(css, unused);
    const asked = new Set([...tokensAsked(before + ofPage + after), ...tokensOf(inScripts)]);
    const left = [...ofPage.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name!).filter((name) => !asked.has(name));
    const styles = without(ofPage, [...new Set(left)]);
    return {
      page: before.replace('<html', `<html data-styles="${address}"`) + styles + after,
      file: { address, css },
    };
  };
}

function aroundSharedStyles(page: string): [before: string, css: string, after: string] {
  const start = page.indexOf(opening) + opening.length;
  const end = page.indexOf(closing, start);
  if (start < opening.length || end < 0)
    throw new Error('A page has no shared styles: app/entry.server.tsx writes them.');
  return [page.slice(0, start), page.slice(start, end), page.slice(end)];
}

/** A pattern, not a tree, which takes ten times as long and is made of the page as it is in the end. */
const classesOf = (page: string): Set<string> =>
  new Set([...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));

const tokensAsked = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);

const ofWords = new WeakMap<Set<string>, string[]>();

/** The tokens that scripts ask for. */
function tokensOf(words: Set<string>): string[] {
  const known = ofWords.get(words) ?? [...words].flatMap(tokensAsked);
  ofWords.set(words, known);
  return known;
}

let last: { css: string; classes: string[] } | undefined;

/** The names of all classes that the rules of a sheet ask for. */
function classesIn(css: string): string[] {
  if (last?.css === css) return last.classes;
  const classes = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('type' in part && part.type === 'class' && 'name' in part) classes.add(String(part.name));
    Object.values(part).forEach(collect);
  };
  transform({ filename: 'site.css', code: Buffer.from(css), visitor: { Selector: collect } });
  last = { css, classes: [...classes] };
  return last.classes;
}

const pruned = new Map<string, string>();

/** The pages of a template have the same unused classes. */
function without(css: string, unused: string[]): string {
  const key = `${unused.join(' ')}\n${css}`;
  const known =
    pruned.get(key) ??
    transform({ filename: 'site.css', code: Buffer.from(css), minify: true, unusedSymbols: unused }).code.toString();
  pruned.set(key, known);
  return known;
}
