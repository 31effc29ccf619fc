import { expect, test } from 'vitest';
import { createTinySite } from '../testing/tiny-site.ts';
import { chooseSecurityHeaders } from './response-headers.ts';

test('a page of the build that the server writes anew has its policy, and nothing else has', async () => {
  const { headers, remove } = await createTinySite();
  await remove();
  const { ofFile, ofAnswer } = chooseSecurityHeaders(headers);
  const html = 'text/html; charset=utf-8';
  expect(ofAnswer('/texas', html, false)).toEqual(ofFile('/texas', html, false));
  expect(ofAnswer('/no-such-page', html, false)).not.toEqual(ofFile('/texas', html, false));
  expect(ofAnswer('/texas', 'application/json', false)['Content-Security-Policy']).toContain("default-src 'none'");
});
