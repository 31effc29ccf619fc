import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import type { SecurityHeaderOptions } from './security-headers.ts';

/** The outside origins that the owner's settings ask for, and no others: none with the settings as they come. */
export function siteOrigins(site: SiteSettings): SecurityHeaderOptions {
  return {
    scriptOrigins: origins(site.contactForm.scriptUrl),
    frameOrigins: origins(site.contactForm.url, site.newsWidgetUrl),
    imageOrigins: [],
    mediaOrigins: origins(site.radio.streamPath),
  };
}

function origins(...addresses: string[]): string[] {
  const outside = addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
  return [...new Set(outside)];
}
