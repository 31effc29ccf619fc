/** `POST /api/newsletter`: nothing takes addresses yet, and the answer says so. The request body is not read. */
import type { Context } from 'hono';
import type { SiteIndex } from './site-index.ts';

const explanation = 'The newsletter is not connected on this installation. Nothing was stored or sent.';
const explanationPage = '/newsletter/not-connected';
const noStore = { 'Cache-Control': 'no-store' };

/**
 * JSON gets 501; a form is sent on (303) to the page that explains it, or gets a small one where the site lacks that
 * page.
 */
export function answerNewsletter(site: SiteIndex): (context: Context) => Response {
  return (context) => {
    if (wantsJson(context)) return context.json({ errors: { form: explanation } }, 501, noStore);
    if (site.pages.has(explanationPage))
      return new Response(null, { status: 303, headers: { Location: explanationPage, ...noStore } });
    return context.html(composePage(site.pages.has('/newsletter') ? '/newsletter' : '/'), 501, noStore);
  };
}

function wantsJson(context: Context): boolean {
  const accepted = context.req.header('accept') ?? '';
  const isJsonBody = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  return isJsonBody || (accepted.includes('application/json') && !accepted.includes('text/html'));
}

function composePage(backPath: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The newsletter is not connected | LicenseAtlas</title>
<main style="max-width: 36rem; margin: 10vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 Georgia, serif">
<h1>The newsletter is not connected</h1>
<p>${explanation}</p>
<p><a href="${backPath}">Back to LicenseAtlas</a></p>
</main>
</html>
`;
}
