import { writeFile } from 'node:fs/promises';
import { build } from 'vite';

/** Compiles app/frame/boot.ts into one minified classic script, which entry.server.tsx inlines. */
export async function compileBoot(directory: string): Promise<void> {
  const entry = new URL('../../app/frame/boot.ts', import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: 'boot' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('app/frame/boot.ts gave no output');
  // A closing tag inside the script would end it early; an arrow is the shorter wrapper.
  const code = output.output[0].code.trim().replaceAll('</script', '<\\/script');
  await writeFile(`${directory}/boot.js`, code.replace(/^\(function\(\)\{/, '(()=>{'));
}
