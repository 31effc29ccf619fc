/**
 * Trusted Types, where the browser has them: text becomes HTML, or the address of a script, only by way of the two
 * policies below, which the Content-Security-Policy names. The entry imports this module before anything writes to the
 * page.
 */

type Policy = { createHTML(html: string): TrustedHTML };
type Factory = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string | null; createScriptURL?(address: string): string | null },
  ): Policy;
};

const { trustedTypes } = globalThis as { trustedTypes?: Factory };

/** How React makes a script element that will not run. */
const reactsEmptyScript = '<script></script>';
/** Scripts and workers of this site, by the address that pages name them with. */
const ownScript = /^\/(?!\/)[\w./-]+\.js$/;

/**
 * What is asked for without a policy. React sets the text of data blocks as HTML: without a `<` it makes no element.
 */
export const byDefault = {
  createHTML: (html: string) => (html === reactsEmptyScript || !html.includes('<') ? html : null),
  createScriptURL: (address: string) => (ownScript.test(address) ? address : null),
};
trustedTypes?.createPolicy('default', byDefault);

const site = trustedTypes?.createPolicy('site', { createHTML: (html) => html });

/** @param html written by this site's own build, with nothing of a visitor's in it */
export const ownHtml = (html: string): { __html: string | TrustedHTML } => ({ __html: site?.createHTML(html) ?? html });
