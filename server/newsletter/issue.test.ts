import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IssueError, readIssue } from './issue.ts';

const origin = 'https://licenseatlas.example';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'issue-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function issueOf(source: string, name = 'first-issue.mdx') {
  await writeFile(join(folder, name), source);
  return readIssue(join(folder, name), origin);
}

test('an issue is read from front matter and MDX, as HTML and as text', async () => {
  const issue = await issueOf(`---
subject: Fees & hours
---
# Hello

A [guide](/state-guides/texas), **bold**, and <a href="/exam-prep">the exam</a>.

1. one
2. two

- a
  - b

> quoted

| State | Hours |
| --- | --- |
| Texas | 180 |

Line one\\
line two, 3 < 4 said \`a & b\`
`);
  expect(issue).toMatchObject({ slug: 'first-issue', subject: 'Fees & hours' });
  expect(issue.html).toContain('<a href="https://licenseatlas.example/state-guides/texas">guide</a>');
  expect(issue.html).toContain('<a href="https://licenseatlas.example/exam-prep">the exam</a>');
  expect(issue.html).toContain('3 &lt; 4');
  expect(issue.text).toBe(`Hello
=====

A guide (https://licenseatlas.example/state-guides/texas), bold, and the exam (https://licenseatlas.example/exam-prep).

 1. one
 2. two

 - a
   - b

> quoted

State   Hours
Texas   180

Line one
line two, 3 < 4 said a & b`);
});

test('the example issue can be sent', async () => {
  const issue = await readIssue(join(import.meta.dirname, '../../content/newsletter/example.mdx'), origin);
  expect(issue).toMatchObject({ slug: 'example', subject: 'What to check before you book a licensing course' });
  expect(issue.text).toContain('Find your state (https://licenseatlas.example/state-guides)');
});

test('the front matter may name the issue', async () => {
  expect(await issueOf('---\nsubject: A\nslug: the-real-name\n---\nHello', 'Draft 1.mdx')).toMatchObject({
    slug: 'the-real-name',
  });
});

test.each([
  ['no front matter', 'Hello', /must begin with front matter/],
  ['no subject', '---\nslug: a\n---\nHello', /subject/],
  ['a subject of two lines', '---\nsubject: "a\\nBcc: b@example.com"\n---\nHello', /subject must be one line/],
  ['an unknown setting', '---\nsubject: A\nto: everybody\n---\nHello', /to/],
  ['broken YAML', '---\nsubject: [\n---\nHello', /not YAML/],
  ['broken MDX', '---\nsubject: A\n---\n<p>Hello', /does not compile/],
  ['no text', '---\nsubject: A\n---\n', /no text/],
])('an issue with %s is refused in words', async (_what, source, message) => {
  await expect(issueOf(source)).rejects.toThrow(message);
  await expect(issueOf(source)).rejects.toBeInstanceOf(IssueError);
});

test('a file name that is no slug is refused', async () => {
  await expect(issueOf('---\nsubject: A\n---\nHello', 'My Issue.mdx')).rejects.toThrow(/slug/);
});
