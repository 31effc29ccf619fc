import { get } from 'node:http';
import { expect, test } from '@playwright/test';

/** The most used pages. Guides take a second round trip (docs/decisions/0039). */
const paths = [
  '/',
  '/how-to-get-licensed',
  '/state-guides',
  '/state-guides/compare',
  '/state-guides/table',
  '/exam-prep',
  '/exam-prep/practice',
  '/blog/how-to-read-a-state-guide',
  '/resources/flashcards',
  '/resources/math-formulas/mortgage-payment',
  '/resources/glossary',
  '/my-plan/ohio',
  '/es',
  '/es/exam-prep',
  '/es/my-plan/florida',
];
/** Ten TCP segments: what a server sends before it waits for the first answer. */
const firstFlight = 14_600;

test('document and headers of the most used pages come in one round trip', async ({ baseURL }) => {
  const heavy: string[] = [];
  for (const path of paths) {
    const bytes = await bytesOnTheWire(baseURL + path);
    if (bytes > firstFlight) heavy.push(`${path}: ${bytes} bytes`);
  }
  expect(heavy).toEqual([]);
});

function bytesOnTheWire(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // With a connection of its own, of which nothing else was read.
    get(address, { agent: false, headers: { 'Accept-Encoding': 'br', Connection: 'keep-alive' } }, (response) => {
      const { socket } = response;
      response.resume().on('end', () => {
        resolve(socket.bytesRead);
        socket.destroy();
      });
    }).on('error', reject);
  });
}
