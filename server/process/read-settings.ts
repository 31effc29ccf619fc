/** Who the site is: from the environment, and otherwise from the owner's settings. */
import { readSiteSettings, type SiteSettings } from '../../app/frame/site-settings.server.ts';
import { siteConfig } from '../../site.config.ts';
import type { Environment } from './env.ts';

/** `publicOrigin`: without a trailing slash; links in mails begin with it. */
export type Settings = { publicOrigin: string; mailFrom: string; ownerEmail: string; siteName: string };

/** @throws Error naming every setting of site.config.ts that needs mending */
export function readSettings({ publicOrigin, mailFrom, ownerEmail, port }: Environment): {
  settings: Settings;
  site: SiteSettings;
} {
  const site = readSiteSettings(siteConfig, process.env);
  const { name, email } = site;
  return {
    settings: {
      publicOrigin: publicOrigin ?? `http://localhost:${port}`,
      mailFrom: mailFrom ?? email,
      ownerEmail: ownerEmail ?? email,
      siteName: name,
    },
    site,
  };
}
