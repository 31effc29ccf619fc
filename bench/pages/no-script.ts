import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { fileOf, type Template } from './templates.ts';

const compress = promisify(brotliCompress);
const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const styleElement = /<style\b[^>]*>[\s\S]*?<\/style\s*>/gi;

/** The page without any script element, data blocks too, and without the name of its hydration file. */
export function withoutScripts(html: string): string {
  return html.replace(scriptElement, '').replace(/ data-(?:page|files)="[^"]*"/g, '');
}

/** Bytes of the inline scripts a browser runs before the reader does anything. */
export function inlineScriptBytes(html: string): number {
  const elements = html.match(scriptElement) ?? [];
  const executed = elements.filter((element) => !/^<script\b[^>]*(\bsrc=|type="application\/)/i.test(element));
  return executed.reduce(
    (sum, element) => sum + Buffer.byteLength(element.replace(/^<[^>]*>|<\/script\s*>$/gi, '')),
    0,
  );
}

/** How many Brotli bytes the page's inline styles add to it. */
export async function inlineStyleBytes(html: string): Promise<number> {
  const [whole, bare] = await Promise.all([compress(html), compress(html.replace(styleElement, ''))]);
  return whole.length - bare.length;
}

/** Turns a copy of the built site into its no-script twin, compressed as the build compresses pages. */
export async function stripTemplates(clientDirectory: string, chosen: Template[]): Promise<void> {
  for (const template of chosen) {
    const file = join(clientDirectory, fileOf(template));
    const html = withoutScripts(await readFile(file, 'utf8'));
    await writeFile(file, html);
    await writeFile(`${file}.br`, await compress(html));
    await rm(`${file}.gz`, { force: true });
  }
}
