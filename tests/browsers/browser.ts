/** What tests ask of a browser that Playwright does not drive, in the terms that both WebDriver protocols share. */
import { setTimeout as delay } from 'node:timers/promises';

/** What differs from one browser to another. */
export type Driver = {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Calls the async function of this text with a text, in the page, and gives the text that it returns. */
  call: (code: string, given: string) => Promise<string>;
  /** Has one device do something: https://www.w3.org/TR/webdriver2/#actions */
  act: (device: object) => Promise<void>;
  /** Gives the page a width in CSS pixels. */
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
};

/** The characters for keys that write none: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Enter: '\uE007', Escape: '\uE00C' };

export type Browser = Pick<Driver, 'open' | 'reload' | 'resize' | 'close'> & {
  /** Runs a function in the page, of which it can see only that and its parameters; a promise is waited for. */
  run: <T, P extends unknown[]>(code: (...parameters: P) => T, ...parameters: P) => Promise<Awaited<T>>;
  /** Brings the first shown element that the selector finds to the window's middle and clicks it, as a mouse does. */
  click: (selector: string) => Promise<void>;
  /** Presses and releases a key, named or by the character it writes, wherever the focus is. */
  press: (key: keyof typeof keys | (string & {})) => Promise<void>;
};

/** How one comes by a browser: `find` gives the program's path, undefined where it is not installed. */
export type BrowserKind = {
  name: string;
  find: () => string | undefined;
  start: (program: string) => Promise<Driver>;
  /** What to do where there is none. */
  advice: string;
};

export function browserOf(driver: Driver): Browser {
  const { call, act, open, reload, resize, close } = driver;
  const run: Browser['run'] = async (code, ...parameters) => {
    const answer = await call(
      `async (given) => JSON.stringify({ value: await (${code})(...JSON.parse(given)) })`,
      JSON.stringify(parameters),
    );
    return (JSON.parse(answer) as { value: never }).value;
  };
  return {
    open,
    reload: async () => {
      // WebKit breaks off what is still loading before it says that the page is left: watched-site.ts hears it here.
      await run(() => dispatchEvent(new Event('leaving')));
      await reload();
    },
    resize,
    close,
    run,
    click: async (selector) => act(click(await run(middleOf, selector))),
    press: (key) => act(press(key in keys ? keys[key as keyof typeof keys] : key)),
  };
}

/** Runs in the page. At once: a smooth scroll would still be under way when the mouse is there. */
function middleOf(selector: string): { x: number; y: number } {
  const element = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
  if (!element) throw new Error(`No ${selector} is shown`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

const click = (place: { x: number; y: number }) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', ...place },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const press = (value: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ],
});

/**
 * Waits until the function gives true in the page, also over a change of pages.
 * @throws Error after twenty seconds, with the function's text
 */
export async function until<P extends unknown[]>(
  { run }: Browser,
  isSo: (...parameters: P) => boolean | undefined | Promise<boolean>,
  ...parameters: P
): Promise<void> {
  // A bound, not a wait: beside the check of the site a page takes its time.
  const patience = AbortSignal.timeout(20_000);
  // While a page gives way to another one there is nothing that could be asked.
  while (!(await run(isSo, ...parameters).catch(() => false))) {
    if (patience.aborted) throw new Error(`never true: ${isSo} of ${JSON.stringify(parameters)}`);
    await delay(40);
  }
}

/** Shows the page a first sign of intent and waits until React has taken it over. */
export async function hydrate(browser: Browser): Promise<void> {
  await browser.run(() => dispatchEvent(new Event('pointerover')));
  // Root adds its scroll-restoration script in the effect that follows hydration.
  await until(browser, () => document.querySelector('body > script:not([type])') !== null);
}
