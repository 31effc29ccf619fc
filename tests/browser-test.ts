import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';

export { expect };

type Watched = {
  /** Problems this test brings about on purpose. Every other one fails it. */
  allowProblems: (...patterns: RegExp[]) => void;
};

/** Playwright's `test`, which also fails on console errors, uncaught errors, CSP violations and failed requests. */
export const test = base.extend<Watched>({
  allowProblems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      watch(context, problems);
      await context.addInitScript(reportViolations);
      await context.addInitScript(liftRestingPointer);
      await use((...patterns) => void allowed.push(...patterns));
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'problems the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`uncaught on ${error.page()?.url()}: ${error.error()}`));
  context.on('requestfailed', (request) => {
    // A request is broken off whenever its page is left, or a player changes its source.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed request: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`CSP violation: ${violatedDirective} ${blockedURI}`);
  });
}

/**
 * Chromium's headless shell has its pointer at rest in the window's corner, so that each page begins with a sign of
 * intent that no reader gave. It counts once the pointer moves, which then may stay over the same element.
 */
function liftRestingPointer(): void {
  const arrive = ({ target, clientX, clientY }: PointerEvent): void =>
    void target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, clientX, clientY }));
  const lift = (event: PointerEvent): void => {
    if (event.clientX !== 0 || event.clientY !== 0) return;
    event.stopImmediatePropagation();
    addEventListener('pointermove', arrive, { capture: true, once: true });
  };
  addEventListener('pointerover', lift, true);
}

/**
 * Other sites are played by an empty page. The browser finds none by itself (playwright.config.ts), and only tests that
 * follow a link to one call this: a context that looks at every request keeps nothing in its HTTP cache.
 */
export async function playOtherSites(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  );
}

/** Shows the page a first sign of intent and waits until React has taken it over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 300);
  await hydrated(page);
}

/** Root adds its scroll-restoration script in the effect that follows hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('body > script:not([type])').first().waitFor({ state: 'attached' });
}

/**
 * Holds React up after it has begun to take pages over, as a slow phone does: the messages that its slices of work wait
 * for do not arrive. To be called before a page is opened.
 * @returns waits until React has begun
 */
export async function holdHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {
      document.documentElement.dataset.held = '';
    };
  });
  return async () => {
    await page.mouse.move(2, 2);
    await page.mouse.move(4, 300);
    await page.locator('html[data-held]').waitFor();
  };
}

/**
 * Holds the answers to requests for these scripts back, as a slow line would, until the returned function is called.
 */
export async function holdScripts(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

declare global {
  interface Window {
    isFirstDocument?: boolean;
  }
}

/** Marks the document, to tell a client navigation (the mark stays) from a full load (it is gone). */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.isFirstDocument = true;
  });

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => window.isFirstDocument === true);

/** The address of whatever was opened, without the site's origin. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;
