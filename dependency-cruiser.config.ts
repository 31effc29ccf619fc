/**
 * Which folder may import which: the one place that says it. docs/architecture.md explains it, docs/decisions/0028 says
 * why so.
 */
import type { IConfiguration, ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** What stands below every subject and may be used by each of them, from the bottom up, with what it may use itself. */
export const ground: Record<string, string[]> = {
  wording: [],
  paths: ['wording'],
  ui: [],
  language: ['paths'],
  content: ['language'],
  generated: [],
  frame: ['ui', 'paths', 'generated', 'language'],
  'question-bank': ['content', 'wording'],
  facts: ['content', 'wording', 'generated', 'paths'],
};

/** The subjects, from the bottom up, with the other subjects each may use. */
export const subjects: Record<string, string[]> = {
  ads: [],
  books: [],
  contact: [],
  corrections: [],
  donation: [],
  newsletter: [],
  radio: [],
  search: [],
  study: [],
  videos: [],
  glossary: [],
  licensing: ['glossary'],
  flashcards: ['glossary', 'study'],
  math: ['glossary', 'study'],
  states: ['glossary', 'study'],
  updates: ['newsletter'],
  blog: ['glossary', 'newsletter'],
  resources: ['glossary', 'math', 'states'],
  plan: ['licensing', 'resources', 'states', 'study'],
  renewal: ['plan', 'states', 'study'],
  exam: ['glossary', 'math', 'plan', 'states', 'study'],
  cost: ['plan', 'states'],
  'site-map': ['blog', 'exam', 'glossary', 'math', 'videos'],
  legal: ['site-map'],
  home: ['ads', 'blog', 'newsletter', 'states', 'study'],
  'site-layout': ['donation', 'search'],
};

/**
 * The folders of server/, from the bottom up. What starts it (main.ts, app.ts, live-parts.ts) stands above them all.
 */
export const serverFolders: Record<string, string[]> = {
  language: [],
  process: [],
  db: [],
  http: ['db'],
  links: ['db'],
  mail: ['db', 'process'],
  forms: ['db', 'http', 'mail', 'process'],
  news: ['http', 'process'],
  radio: ['http', 'process'],
  search: ['http'],
  compare: ['http'],
  mcp: ['http', 'process', 'search'],
  operate: ['db', 'http', 'mail', 'process'],
  alerts: ['db', 'forms', 'http', 'links', 'mail', 'operate', 'process'],
  newsletter: ['alerts', 'db', 'forms', 'http', 'language', 'links', 'mail', 'operate', 'process'],
  'your-data': ['alerts', 'db', 'forms', 'http', 'links', 'mail', 'newsletter', 'process'],
  corrections: ['db', 'forms', 'http', 'mail', 'operate', 'process', 'your-data'],
  contact: ['corrections', 'db', 'forms', 'http', 'mail', 'operate', 'process', 'your-data'],
};

/** What the folders beside app/ may use of the project, as patterns of paths, besides themselves. */
const beside: Record<string, string[]> = {
  installed: [],
  publish: ['app/', 'installed/', 'server/operate/csv\\.ts', 'site\\.config\\.ts'],
  checks: [
    'app/',
    'bench/builds/',
    'installed/',
    'publish/',
    'server/(mail/way-out|process/env)\\.ts',
    'site\\.config\\.ts',
    'dependency-cruiser\\.config\\.ts',
  ],
  bench: [
    'app/exam/',
    'app/language/',
    'app/site-map/',
    'deploy/nginx-process\\.ts',
    'installed/',
    'publish/',
    'server/',
    'watch/',
  ],
  tests: ['app/', 'installed/', 'publish/', 'server/', 'site\\.config\\.ts'],
  watch: ['app/', 'site\\.config\\.ts'],
};

/** How pages are addressed and words joined in each language: every folder of the server may use it. */
const languageOfApp = '^app/(language/languages?|paths|wording/(wording|place-name))\\.ts$';

/**
 * The server uses nothing else of the pages but the owner's settings, what a search means, where the question of the
 * home page leads, the box for robots and the calculators.
 */
const serverOfApp: Record<string, string> = {
  process: 'app/frame/site-settings\\.server\\.ts|site\\.config\\.ts',
  forms: 'app/newsletter/trap-box\\.ts',
  search: 'app/search/(search-words|search-answer|rank-results|shortcuts|find-places)\\.ts',
  http: 'app/home/start-path\\.ts',
  // The calculators themselves: sums are code.
  mcp:
    'app/(math/(answer|load-calculator|formula-groups)|search/search-answer|frame/site-settings\\.server)\\.ts|' +
    'site\\.config\\.ts',
};

const project = '^(app|content|server|publish|checks|tests|bench|installed|deploy|watch)/|^[^/]+\\.config\\.ts$';
const test = '\\.test\\.tsx?$|/testing/';
/** Files of app/ itself that stand below its folders; those above them are the entries and the list of routes. */
const files: Record<string, string> = { paths: '(resource-)?paths(\\.test)?\\.ts$' };
const inApp = (folder: string): string => `^app/${files[folder] ?? `${folder}/`}`;

const all = { ...ground, ...subjects };
const usable = (folder: string): string[] => [
  folder,
  ...(folder in ground ? [] : Object.keys(ground)),
  ...(all[folder] ?? []),
];

/** A folder's file that is no test imports of the project what `allowed` (patterns) says, and nothing else. */
const wall = (name: string, from: string, allowed: string[]): IForbiddenRuleType => ({
  name,
  severity: 'error',
  comment: 'dependency-cruiser.config.ts says what each folder may import, docs/architecture.md why.',
  from: { path: from, pathNot: test },
  to: { path: project, pathNot: allowed },
});

const options: ICruiseOptions = {
  // It cannot use TypeScript 7, which has no settled API yet; swc reads type imports too.
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/\\+types/|^node_modules' },
  enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
};

const known = Object.keys(all).map(inApp);
const config: IConfiguration = {
  forbidden: [
    { name: 'no-cycle-of-files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-but-tests-imports-tests',
      severity: 'error',
      from: { pathNot: [test, '^(tests|bench|checks)/', '^deploy/'] },
      to: { path: [test, '^(tests|bench|checks)/'] },
    },
    ...Object.keys(all).map((folder) => wall(`app/${folder}`, inApp(folder), usable(folder).map(inApp))),
    wall('app/ is closed', '^app/', ['^app/']),
    {
      name: 'tests of app/ know nothing of the server',
      severity: 'error',
      from: { path: `^app/.*(${test})` },
      to: { path: '^(server|publish|checks|tests|bench)/' },
    },
    {
      name: 'nothing imports the entries of app/',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/[^/]+$', test] },
      to: { path: '^app/[^/]+$', pathNot: inApp('paths') },
    },
    {
      name: 'every folder of app/ has its place in dependency-cruiser.config.ts',
      severity: 'error',
      from: { path: '^app/[^/]+/', pathNot: known },
      to: { path: project },
    },
    ...Object.entries(serverFolders).map(([folder, uses]) =>
      wall(`server/${folder}`, `^server/${folder}/`, [
        ...[folder, ...uses].map((used) => `^server/${used}/`),
        ...(serverOfApp[folder] ? [`^(${serverOfApp[folder]})$`] : []),
        languageOfApp,
      ]),
    ),
    wall('server/', '^server/(?!in-language)[^/]+$', ['^server/']),
    wall('server/in-language', '^server/in-language', ['^server/', languageOfApp]),
    ...Object.entries(beside).map(([folder, uses]) =>
      wall(
        `${folder}/`,
        `^${folder}/`,
        [folder + '/', ...uses].map((used) => `^${used}`),
      ),
    ),
  ],
  options,
};

export default config;

/** Cycles between folders are looked for apart: a test may use whatever uses what it tests. */
export const withoutTests: IConfiguration = {
  forbidden: [{ name: 'no-cycle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }],
  options: { ...options, exclude: { path: ['/\\+types/|^node_modules', test] } },
};
