/** Firefox, driven by the protocol it speaks itself, WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFirefox } from '../../installed/find-other-browsers.ts';
import type { BrowserKind, Driver } from './browser.ts';

export const firefox: BrowserKind = {
  name: 'Firefox',
  find: findFirefox,
  start,
  advice: 'Firefox is not installed: apt-get install firefox-esr, or name it in FIREFOX_PATH',
};

/** What a browser does for its owner beside showing pages: none of it is tested, and it takes time from what is. */
const quietly: Record<string, boolean | string | number> = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.newtabpage.enabled': false,
  'browser.pagethumbnails.capturing_disabled': true,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.startup.page': 0,
  'browser.tabs.unloadOnLowMemory': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.prefetch-next': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
};

/** Gives a command, and waits for what comes of it. @throws Error with Firefox's reason, or after `patience` */
type Send = <T>(method: string, params: object) => Promise<T>;
type Connection = {
  send: Send;
  /** Waits for the event that ends a navigation, and gives its name. @throws Error after `patience` */
  endOf: (navigation: string) => Promise<string>;
};

async function start(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'license-atlas-firefox-'));
  const preferences = Object.entries(quietly).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const process = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressOf(process)}/session`);
  await once(socket, 'open');
  const { send, endOf } = connectionOn(socket);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: Object.values(ends) });
  // Not the first tab: the address bar has its focus, and keys do nothing in the page.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return driverOf({ send, endOf }, context, async () => {
    await send('browser.close', {});
    if (process.exitCode === null) await once(process, 'exit');
    rmSync(profile, { recursive: true, force: true });
  });
}

/** Firefox takes a free port and tells it. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stderr! })) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    if (!address) continue;
    // What nobody reads would fill the pipe, and Firefox wait for that.
    stderr!.resume();
    return address;
  }
  throw new Error('Firefox ended before it listened');
}

/** A bound in milliseconds, not a wait: less than a test's own, whose error does not say which command hangs. */
const patience = 45_000;

/** How a navigation can end. */
const ends = { loaded: 'browsingContext.load', failed: 'browsingContext.navigationFailed' };

/** An answer to a command has its id; what is told unasked has a method and of what it tells. */
type Told =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; message: string }
  | { type: 'event'; method: string; params: { navigation: string | null } };

function connectionOn(socket: WebSocket): Connection {
  const asked = new Map<number, PromiseWithResolvers<never>>();
  const navigations = new Map<string, PromiseWithResolvers<string>>();
  const navigationOf = (id: string): PromiseWithResolvers<string> => {
    const navigation = navigations.get(id) ?? Promise.withResolvers<string>();
    navigations.set(id, navigation);
    return navigation;
  };
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    if (told.type === 'error') asked.get(told.id)?.reject(new Error(`Firefox: ${told.message}`));
    else if (told.type === 'success') asked.get(told.id)?.resolve(told.result as never);
    else if (told.params.navigation) navigationOf(told.params.navigation).resolve(told.method);
  });
  return {
    send: (method, params) => {
      const id = asked.size;
      const answer = Promise.withResolvers<never>();
      asked.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return inTime(answer, `${method} ${JSON.stringify(params)}`);
    },
    endOf: (navigation) => inTime(navigationOf(navigation), `navigation ${navigation}`),
  };
}

function inTime<T>(answer: PromiseWithResolvers<T>, question: string): Promise<T> {
  const hangs = (): void => answer.reject(new Error(`Firefox does not answer: ${question}`));
  const timer = setTimeout(hangs, patience);
  return answer.promise.finally(() => clearTimeout(timer));
}

function driverOf({ send, endOf }: Connection, context: string, close: Driver['close']): Driver {
  /** Its own wait for 'complete' ends early where the page that is left renames its entry of the history meanwhile. */
  const go = async (method: string, to: object): Promise<void> => {
    const { navigation } = await send<{ navigation: string }>(method, { context, ...to, wait: 'none' });
    const end = await endOf(navigation);
    if (end !== ends.loaded) throw new Error(`${method} ${JSON.stringify(to)}: ${end}`);
  };
  return {
    open: (url) => go('browsingContext.navigate', { url }),
    reload: () => go('browsingContext.reload', {}),
    call: (code, given) => call(send, context, code, given),
    act: (device) => send('input.performActions', { context, actions: [device] }),
    resize: (width) => send('browsingContext.setViewport', { context, viewport: { width, height: 800 } }),
    close,
  };
}

type Called = { result: { value: string }; exceptionDetails?: { text: string } };

async function call(send: Send, context: string, functionDeclaration: string, given: string): Promise<string> {
  const { result, exceptionDetails } = await send<Called>('script.callFunction', {
    functionDeclaration,
    arguments: [{ type: 'string', value: given }],
    target: { context },
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result.value;
}
