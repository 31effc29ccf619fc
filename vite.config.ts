import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readSiteSettings } from './app/frame/site-settings.server.ts';
import { siteConfig } from './site.config.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __SITE__: JSON.stringify(readSiteSettings(siteConfig, process.env)) },
  build: {
    // Fonts and the map stay files of their own: inlined, they would weigh on every page.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
