/**
 * A session of WebKitGTK's own browser, driven by the W3C WebDriver protocol. `WebKitWebDriver` has to be installed
 * (webkit2gtk-driver).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export type WebKit = {
  open: (address: string) => Promise<void>;
  /** Runs the body of a function in the page; a promise is waited for. */
  run: <T>(body: string, ...parameters: unknown[]) => Promise<T>;
  click: (selector: string) => Promise<void>;
  /** Waits until the expression is true in the page. @throws Error after eight seconds, naming the expression */
  until: (expression: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Where Debian and others keep the small browser that comes with WebKitGTK; undefined where it is not installed. */
export function findMiniBrowser(): string | undefined {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/libexec'];
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-4'))
        .map((name) => `${folder}/${name}/MiniBrowser`),
    );
  return existsSync('/usr/bin/WebKitWebDriver') ? found.find((path) => existsSync(path)) : undefined;
}

/** Starts the browser on a screen of its own (Xvfb). @throws Error when it does not start */
export async function startWebKit(miniBrowser: string): Promise<WebKit> {
  const port = await freePort();
  const display = `:${port}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const environment = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: environment });
  const call = callerOf(`http://127.0.0.1:${port}`);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await untilItAnswers(() =>
    call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
    }),
  );
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/timeouts`, { script: 8000, pageLoad: 30_000 });
  return sessionOf(call, session, [driver, screen]);
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

function sessionOf(call: Call, session: string, processes: ChildProcess[]): WebKit {
  const run = <T>(body: string, ...parameters: unknown[]): Promise<T> =>
    call<T>('POST', `${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1);
        Promise.resolve((async function () { ${body} }).apply(null, given))
          .then(done, (error) => done('failed: ' + error));`,
      args: parameters,
    });
  return {
    run,
    open: async (address) => void (await call('POST', `${session}/url`, { url: address })),
    click: async (selector) => {
      // The driver would click before a smooth scroll has arrived.
      await run(`document.querySelector(given[0]).scrollIntoView({ block: 'center', behavior: 'instant' })`, selector);
      const element = await call<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      await call('POST', `${session}/element/${element[elementKey]}/click`, {});
    },
    until: async (expression) => {
      const isTrue = await run<boolean>(
        `for (let left = 70; left > 0; left -= 1) {
          if (${expression}) return true;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        return false;`,
      );
      if (isTrue !== true) throw new Error(`WebKit: never true: ${expression}`);
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      for (const child of processes) child.kill();
    },
  };
}

const callerOf =
  (origin: string): Call =>
  async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(origin + path, { method, body: body === undefined ? undefined : JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
    return value;
  };

async function untilItAnswers<T>(ask: () => Promise<T>): Promise<T> {
  const patience = AbortSignal.timeout(20_000);
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      // Refused until the driver listens; anything else is an answer.
      if (patience.aborted || !(problem instanceof TypeError)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
