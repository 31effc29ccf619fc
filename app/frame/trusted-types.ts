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

const only =
  (allowed: RegExp) =>
  (text: string): string | null =>
    allowed.test(text) ? text : null;

/** What is asked for without a policy. */
export const byDefault = {
  // React makes a script element that will not run of the first, and sets the text of data blocks as HTML, in which
  // nothing without a `<` is an element.
  createHTML: only(/^(<script><\/script>|[^<]*)$/),
  // Scripts and workers of this site, by the address that pages name them with.
  createScriptURL: only(/^\/(?!\/)[\w./-]+\.js$/),
};
trustedTypes?.createPolicy('default', byDefault);

const site = trustedTypes?.createPolicy('site', { createHTML: (html) => html });

/** @param html written by this site's own build, with nothing of a visitor's in it */
export const ownHtml = (html: string): { __html: string | TrustedHTML } => ({ __html: site?.createHTML(html) ?? html });
