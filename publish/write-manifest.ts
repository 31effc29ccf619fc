import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { paths } from '../app/paths.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Writes /site.webmanifest: what a phone or desktop needs to install the site (public/icons, docs/decisions/0057). */
export async function writeManifest(clientDirectory: string, { name, tagline }: SiteSettings): Promise<void> {
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf9f4',
    theme_color: '#0f5b46',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: 'State guides', url: paths.stateGuides },
      { name: 'Practice exam', url: paths.practice },
      { name: 'Flashcards', url: paths.flashcards },
    ],
  };
  await writeFile(join(clientDirectory, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
