/**
 * A newsletter issue: an MDX file with front matter, as HTML and as text. The file is the owner's own: MDX can run
 * code.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import remarkSmartypants from 'remark-smartypants';
import { CORE_SCHEMA, load } from 'js-yaml';
import { z } from 'zod';
import { CommandError } from '../operate/command.ts';
import { plainText } from './plain-text.ts';

/**
 * `slug` names the issue for ever: nobody gets two of one slug. `html` and `text` lack the head and the foot of a mail.
 */
export type Issue = { slug: string; subject: string; html: string; text: string };

/** The part of hast, and of MDX's own nodes, that holds addresses. */
type TreeNode = {
  properties?: Record<string, unknown>;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: TreeNode[];
};

/** What the person who sends the issue can mend. */
export class IssueError extends CommandError {}

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens, e.g. 2026-12-what-changed');
const frontMatter = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(150)
    .regex(/^\P{Cc}*$/u, 'must be one line'),
  slug: slug.optional(),
});

/**
 * @param filePath its name without the ending is the slug, unless the front matter has one
 * @param publicOrigin put before addresses that begin with a slash: a mail has no site around it
 * @throws IssueError when the file cannot be read, lacks a subject or does not compile
 */
export async function readIssue(filePath: string, publicOrigin: string): Promise<Issue> {
  const source = await readFile(filePath, 'utf8').catch((error: unknown) => {
    throw new IssueError(`${filePath} cannot be read.`, { cause: error });
  });
  const [, head, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined) throw new IssueError(`${filePath} must begin with front matter: ---, subject: …, ---.`);
  const settings = frontMatter.safeParse(parseYaml(filePath, head));
  if (!settings.success)
    throw new IssueError(
      `${filePath}: ` +
        settings.error.issues.map(({ path, message }) => `${path.join('.') || 'front matter'} ${message}`).join('; '),
    );
  const named = slug.safeParse(settings.data.slug ?? basename(filePath).replace(/\.mdx?$/, ''));
  if (!named.success)
    throw new IssueError(
      `${filePath}: the file's name is the issue's slug and ${named.error.issues[0]?.message}. Or write slug: … ` +
        'into its front matter.',
    );
  const rendered = await render(filePath, body, publicOrigin);
  return { slug: named.data, subject: settings.data.subject, ...rendered };
}

async function render(filePath: string, body: string, publicOrigin: string): Promise<{ html: string; text: string }> {
  const absolute = () => (tree: TreeNode) => makeAddressesAbsolute(tree, publicOrigin);
  const options = { ...runtime, remarkPlugins: [remarkGfm, remarkSmartypants], rehypePlugins: [absolute] };
  try {
    const { default: Body } = await evaluate(body, options as unknown as Parameters<typeof evaluate>[1]);
    const html = renderToStaticMarkup(createElement(Body));
    const text = plainText(html);
    if (text === '') throw new IssueError('It has no text.');
    return { html, text };
  } catch (error) {
    throw new IssueError(`${filePath} does not compile: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function makeAddressesAbsolute(node: TreeNode, publicOrigin: string): void {
  for (const name of ['href', 'src']) {
    const address = attributeOf(node, name);
    if (address === undefined || !/^\/(?!\/)/.test(address)) continue;
    if (node.properties) node.properties[name] = publicOrigin + address;
    const attribute = node.attributes?.find((candidate) => candidate.name === name);
    if (attribute) attribute.value = publicOrigin + address;
  }
  for (const child of node.children ?? []) makeAddressesAbsolute(child, publicOrigin);
}

function parseYaml(filePath: string, head: string): unknown {
  try {
    return load(head, { schema: CORE_SCHEMA });
  } catch (error) {
    throw new IssueError(`${filePath}: its front matter is not YAML.`, { cause: error });
  }
}

/** Undefined where the attribute is absent or computed. */
function attributeOf(node: TreeNode, name: string): string | undefined {
  const value = node.properties?.[name] ?? node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
