/**
 * WebKitGTK's own browser on a screen of its own (Xvfb), driven by the W3C WebDriver protocol through WebKitWebDriver.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findMiniBrowser } from '../../installed/find-other-browsers.ts';
import { unusedPort } from '../../server/testing/mail-receiver.ts';
import type { BrowserKind, Driver } from './browser.ts';
import { openSession, type Session } from './webdriver.ts';

export const webKit: BrowserKind = {
  name: 'WebKit',
  find: findMiniBrowser,
  start,
  advice: 'WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb',
};

/** The buttons of the browser's own bar would keep its window wider than a phone. */
const narrowBar = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; }';

/** @throws Error when it does not start */
async function start(miniBrowser: string): Promise<Driver> {
  const port = await unusedPort();
  const settings = mkdtempSync(join(tmpdir(), 'license-atlas-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowBar);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const environment = {
    ...process.env,
    DISPLAY: await displayOf(screen),
    XDG_CONFIG_HOME: settings,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: environment });
  const session = await openSession(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    timeouts: { script: 8000, pageLoad: 30_000 },
  });
  return driverOf(session, () => stop([driver, screen], settings));
}

/** Xvfb takes a free display, and tells which as soon as programs may draw there. */
async function displayOf({ stdio }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdio[3] as Readable })) return `:${line}`;
  throw new Error('Xvfb ended before it had a display');
}

function stop(processes: ChildProcess[], settings: string): void {
  for (const child of processes) child.kill();
  rmSync(settings, { recursive: true, force: true });
}

const driverOf = (session: Session, stopped: () => void): Driver => ({
  open: (url) => session('POST', '/url', { url }),
  reload: () => session('POST', '/refresh', {}),
  call: (code, given) => call(session, code, given),
  act: (device) => session('POST', '/actions', { actions: [device] }),
  resize: (width) => session('POST', '/window/rect', { width, height: 800 }),
  close: async () => {
    await session('DELETE', '');
    stopped();
  },
});

async function call(session: Session, code: string, given: string): Promise<string> {
  const { value, problem } = await session<{ value: string; problem?: string }>('POST', '/execute/async', {
    script: `const [given, done] = arguments;
      (${code})(given).then((value) => done({ value }), (error) => done({ problem: String(error) }));`,
    args: [given],
  });
  if (problem !== undefined) throw new Error(problem);
  return value;
}
