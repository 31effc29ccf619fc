import { expect, test } from 'vitest';
import { listStates } from './facts/jurisdictions.server.ts';
import { article, category, paths, slugOf, stateGuide } from './paths.ts';

test('every address of the site is known here', () => {
  expect({ ...paths, guide: stateGuide('new-york'), article: article('exam-tips'), category: category('legal') })
    .toMatchInlineSnapshot(`
    {
      "article": "/blog/exam-tips",
      "blog": "/blog",
      "books": "/books",
      "category": "/blog/category/legal",
      "compareStates": "/state-guides/compare",
      "contact": "/contact",
      "costAndTime": "/how-to-get-licensed/cost",
      "embedContact": "/embed/contact",
      "embedContactScript": "/embed/contact.js",
      "embedNews": "/embed/news",
      "examPrep": "/exam-prep",
      "feed": "/feed.xml",
      "guide": "/state-guides/new-york",
      "home": "/",
      "howToGetLicensed": "/how-to-get-licensed",
      "jsonFeed": "/feed.json",
      "newsletterEndpoint": "/api/newsletter",
      "newsletterNotConnected": "/newsletter/not-connected",
      "nowPlayingEndpoint": "/api/now-playing",
      "openData": "/data",
      "plan": "/my-plan",
      "practice": "/exam-prep/practice",
      "privacy": "/privacy",
      "privacyPolicy": "/privacy-policy",
      "radio": "/radio",
      "resources": "/resources",
      "savedWork": "/saved-work",
      "search": "/search",
      "sitemap": "/sitemap",
      "stateGuides": "/state-guides",
      "stateQuestions": "/exam-prep/state-questions",
      "stateTable": "/state-guides/table",
      "terms": "/terms",
      "termsOfService": "/terms-of-service",
      "yourData": "/your-data",
    }
  `);
});

test('a slug is the lower-cased name with one hyphen for each run of whitespace', () => {
  expect([slugOf('New York'), slugOf('North  Dakota'), slugOf('Ohio')]).toEqual(['new-york', 'north-dakota', 'ohio']);
});

test('every state file has the slug of its name', () => {
  expect(listStates().filter(({ name, slug }) => slug !== slugOf(name))).toEqual([]);
});
