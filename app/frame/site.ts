import type { SiteSettings } from './site-settings.server.ts';

declare const __SITE__: SiteSettings;

/** The owner's settings, put in by the build (vite.config.ts) so that no validator reaches the browser. */
export const site: SiteSettings = __SITE__;
