import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';

export { expect };

type Watched = {
  /** Whether the donation popup opens: after half a minute, which a test on a busy machine may take as well. */
  hasPopup: boolean;
  /** Problems this test brings about on purpose. Every other one fails it. */
  allowProblems: (...patterns: RegExp[]) => void;
  /**
   * Shows a page to a test that looks at it and changes nothing: no click, no key, no size, nothing saved. One window
   * serves all such tests, and a page that is open already is not opened again.
   */
  look: (path: string) => Promise<Page>;
  allowed: RegExp[];
};

type Window = { page: Page; problems: string[] };
type OfWorker = { windowFor: (options: BrowserContextOptions) => Promise<Window> };

/** Playwright's `test`, which also fails on console errors, uncaught errors, CSP violations and failed requests. */
export const test = base.extend<Watched, OfWorker>({
  hasPopup: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern
  allowed: async ({}, use) => use([]),
  allowProblems: async ({ allowed }, use) => use((...patterns) => void allowed.push(...patterns)),
  context: async ({ context, allowed, hasPopup }, use) => {
    const problems = await watch(context);
    if (!hasPopup) await context.addInitScript(markPopupShown);
    await use(context);
    expectOnly(allowed, problems);
  },
  windowFor: [
    async ({ browser }, use) => {
      const windows = new Map<string, Promise<Window>>();
      const openWindow = async (options: BrowserContextOptions): Promise<Window> => {
        const context = await browser.newContext(options);
        await context.addInitScript(markPopupShown);
        return { problems: await watch(context), page: await context.newPage() };
      };
      await use((options) => {
        const key = JSON.stringify(options);
        const window = windows.get(key) ?? openWindow(options);
        windows.set(key, window);
        return window;
      });
      for (const opened of windows.values()) await (await opened).page.context().close();
    },
    { scope: 'worker' },
  ],
  look: async ({ windowFor, allowed, baseURL, viewport, javaScriptEnabled }, use) => {
    const { page, problems } = await windowFor({ baseURL: baseURL!, viewport, javaScriptEnabled });
    problems.length = 0;
    await use(async (path) => {
      if (page.url() !== new URL(path, baseURL).href) await page.goto(path);
      return page;
    });
    expectOnly(allowed, problems);
  },
});

function expectOnly(allowed: RegExp[], problems: string[]): void {
  const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
  expect(unexpected, 'problems the page reported').toEqual([]);
}

/** @returns the problems of its pages, as they come */
async function watch(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
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
  await context.addInitScript(reportViolations);
  await context.addInitScript(liftRestingPointer);
  return problems;
}

/** The page then takes the donation popup to have been shown here before. */
export function markPopupShown(): void {
  // A frame without an origin has no storage.
  try {
    localStorage.setItem('donationPopupShown', 'true');
  } catch {
    /* nor has it the popup */
  }
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

/** Stops the page's clock before it is opened: what is shown for some seconds stays until a test moves the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-05T09:00:00' });
  await page.clock.pauseAt('2026-01-05T10:00:00');
}

/**
 * Waits for a notification while the clock stands. Its script comes with the first one, and React then shows it a few
 * tenths of a second later: the clock is moved by so much, and by a tenth more at most.
 */
export async function untilNotified(page: Page): Promise<void> {
  const isShown = async (): Promise<boolean> => {
    await page.clock.runFor(100);
    return page.locator('.toast').isVisible();
  };
  await expect.poll(isShown, { intervals: [50] }).toBe(true);
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
