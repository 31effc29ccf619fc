import { notFoundProblems, templates } from '../addresses.ts';
import { test } from '../browser-test.ts';
import { expectNoViolations } from './axe.ts';

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, path] of Object.entries(templates)) {
      test(`${name} is accessible`, async ({ page, allowProblems }) => {
        test.slow(name === 'state-table', 'axe looks at a thousand cells');
        allowProblems(...notFoundProblems);
        await page.goto(path);
        await expectNoViolations(page);
      });
    }
  });
}
