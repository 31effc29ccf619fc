/** The response headers of the finished site, as `build/headers.json` holds them. */
export type HeaderRecord = Record<string, string>;

/**
 * The content of `build/headers.json`. Each record is complete: a response takes exactly one of them.
 * `pages`: html outside /embed. `embeds`: html under /embed, which this site itself may frame.
 * `ownPolicies`: the policy of pages with styles of their own, by address or folder (`/state-guides/*`: the pages right
 * below); the last that matches counts. `pagePolicy`: for a server that knows whether it answers with such a page or
 * with the 404 page, shorter where `policy` has to do for both.
 * `shared`: what other sites may load (open data, feeds, Markdown). `searchWorker`: the worker that searches. `assets`:
 * every other file. `answers`: what is neither a page nor a file.
 * `overTls`: what a response gets besides when, and only when, it travels over TLS.
 * `embedPaths`, `sharedPaths` and `searchWorkerPath`: regular expressions over the decoded URL path.
 */
export type SecurityHeaders = {
  pages: HeaderRecord;
  embeds: HeaderRecord;
  ownPolicies: { path: string; policy: string; pagePolicy: string }[];
  shared: HeaderRecord;
  searchWorker: HeaderRecord;
  assets: HeaderRecord;
  answers: HeaderRecord;
  overTls: { headers: HeaderRecord; policyDirective: string };
  embedPaths: string;
  sharedPaths: string;
  searchWorkerPath: string;
};

/** Answers with a policy of its own. */
export const searchWorkerFile = '/pagefind/search-worker.js';
