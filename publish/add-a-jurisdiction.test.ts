/** docs/how-to/add-a-jurisdiction.md, followed to the letter on made-up content: a district and a territory. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const content = mkdtempSync(join(tmpdir(), 'content-'));
const district = { name: 'District of Samplia', code: 'XD', kind: 'district', slug: 'district-of-samplia' };
const territory = { name: 'Sample Islands', code: 'XT', kind: 'territory', slug: 'sample-islands' };
const added = [district, territory];

// The content folder is chosen when the reader is first imported.
beforeAll(() => {
  cpSync('content', content, { recursive: true });
  for (const head of added) {
    const copied = readFileSync(join(content, 'jurisdictions/wyoming.yaml'), 'utf8');
    const changed = Object.entries(head).reduce(
      (text, [field, value]) => text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`),
      copied,
    );
    writeFileSync(join(content, `jurisdictions/${head.slug}.yaml`), changed);
  }
  vi.stubEnv('ATLAS_CONTENT', content);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(content, { recursive: true });
});

const records = async () => {
  const { listJurisdictions } = await import('../app/facts/jurisdictions.server.ts');
  const all = listJurisdictions();
  return { all, new: all.filter(({ slug }) => added.some((head) => head.slug === slug)) };
};

test('they are no states: the grid, its counts and the map stay at 50', async () => {
  const { stateTiles, otherPlaces } = await import('../app/states/tiles.server.ts');
  const { atlasOf } = await import('../app/home/atlas.server.ts');
  const { fiftyStatesEachNamedOnce } = await import('../checks/content/fifty-states-each-named-once.ts');
  expect(stateTiles()).toHaveLength(50);
  expect(stateTiles().filter(({ name }) => added.some((head) => head.name === name))).toEqual([]);
  expect(atlasOf().states).toHaveLength(50);
  expect(fiftyStatesEachNamedOnce((await records()).all)).toEqual([]);
  expect(otherPlaces()).toEqual(expect.arrayContaining(added.map(({ name, slug }) => ({ name, slug }))));
});

test('each has its pages, and the sitemap page and the search know them', async () => {
  const { sitePages } = await import('../app/site-map/site-pages.server.ts');
  const { sitemapLinks } = await import('../app/site-map/sitemap-links.server.ts');
  const paths = sitePages().map(({ path }) => path);
  for (const { name, slug } of added) {
    expect(paths).toContain(`/state-guides/${slug}`);
    expect(paths).toContain(`/my-plan/${slug}`);
    expect(paths).toContain(`/how-to-get-licensed/cost/${slug}`);
    expect(paths).not.toContain(`/exam-prep/state-questions/${slug}`);
    expect(sitemapLinks('State guides')).toContainEqual([name, `/state-guides/${slug}`]);
    expect(sitePages().find(({ path }) => path === `/state-guides/${slug}`)!.route.search).toBe('State guide');
  }
});

test('guide, plan and cost page speak of them with an article, and do without an outline', async () => {
  const { writeGuide } = await import('../app/states/guide/guide.server.ts');
  const { writePlan } = await import('../app/plan/state-plan.server.ts');
  const { writeStateCost } = await import('../app/cost/state-cost.server.ts');
  const { plainText } = await import('../app/wording/rich-text.ts');
  const { all, new: found } = await records();
  expect(found).toHaveLength(added.length);
  for (const record of found) {
    const guide = writeGuide(record, all);
    expect(plainText(guide.answer)).toContain(`To get a ${record.name} real estate license, you must`);
    expect(guide).toMatchObject({ place: `the ${record.name}`, box: null, neighbours: [], hasQuestions: false });
    expect(writePlan(record).place).toBe(`the ${record.name}`);
    expect(plainText(writeStateCost(record).course)).toMatch(new RegExp(`^The ${record.name} requires`));
  }
});

test('they stand in the table, the comparison, the open data and the PDFs', async () => {
  const { tableRow } = await import('../app/states/compare/table-columns.server.ts');
  const { writeStateComparison } = await import('../app/states/compare/state-comparison.server.ts');
  const { writeDataset } = await import('../app/states/open-data/published-state.server.ts');
  const { stateGuideDocuments } = await import('./pdf/documents/state-guide.ts');
  const { comparisonDocument } = await import('./pdf/documents/comparison.ts');
  const { all, new: found } = await records();
  const origin = 'https://atlas.example';
  const documents = stateGuideDocuments(origin, {}).map(({ name, title }) => [name, title]);
  const dataset = writeDataset({ name: 'Atlas', origin });
  expect(dataset.states).toHaveLength(all.length);
  for (const { name, slug } of added) {
    expect(all.map((record) => tableRow(record).name)).toContain(name);
    expect(dataset.states.map((state) => state.slug)).toContain(slug);
    expect(documents).toContainEqual([`state-guides/${slug}`, `How to get a real estate license in the ${name}`]);
    expect(JSON.stringify(comparisonDocument(origin).content)).toContain(name);
  }
  for (const record of found) expect(writeStateComparison(record).name).toBe(record.name);
});

test('the District of Columbia and the two states around it name each other as neighbors', async () => {
  const { writeGuide } = await import('../app/states/guide/guide.server.ts');
  const { all } = await records();
  const neighborsOf = (slug: string) =>
    writeGuide(
      all.find((record) => record.slug === slug)!,
      all,
    ).neighbours.map(({ name }) => name);
  expect(neighborsOf('district-of-columbia')).toEqual(['Maryland', 'Virginia']);
  expect(neighborsOf('maryland')).toContain('District of Columbia');
  expect(neighborsOf('virginia')).toContain('District of Columbia');
});

test('what is unknown is asked for: no sentence breaks, no sum of nothing is $0', async () => {
  const { writeGuide } = await import('../app/states/guide/guide.server.ts');
  const { plainText } = await import('../app/wording/rich-text.ts');
  const { all } = await records();
  for (const record of all.filter(({ kind }) => kind === 'territory')) {
    const guide = writeGuide(record, all);
    const prose = [guide.answer, ...guide.steps.slice(0, 2).map(({ text }) => text)].map(plainText).join(' ');
    expect(prose).not.toMatch(/not found|couldn’t find/i);
    expect(guide.questions.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(guide)).not.toContain('$0');
    if (record.entry.sponsorRequired.value === null) expect(JSON.stringify(guide)).not.toContain('is not needed');
  }
});
