/** The W3C WebDriver protocol, as far as tests speak it: https://www.w3.org/TR/webdriver2/ */
import { setTimeout as delay } from 'node:timers/promises';

/** Gives a command of the session. @throws Error with the driver's reason */
export type Session = <T>(method: string, path: string, body?: object) => Promise<T>;

/**
 * Opens a session as soon as the driver listens.
 * @param origin the driver's
 * @param alwaysMatch the browser that is wanted: https://www.w3.org/TR/webdriver2/#capabilities
 * @throws Error when the driver refuses, or does not listen within 20 seconds
 */
export async function openSession(origin: string, alwaysMatch: object): Promise<Session> {
  const patience = AbortSignal.timeout(20_000);
  const body = { capabilities: { alwaysMatch } };
  for (;;) {
    try {
      const { sessionId } = await ask<{ sessionId: string }>('POST', `${origin}/session`, body);
      return (method, path, given) => ask(method, `${origin}/session/${sessionId}${path}`, given);
    } catch (problem) {
      // Refused until the driver listens; anything else is an answer.
      if (patience.aborted || !(problem instanceof TypeError)) throw problem;
      await delay(100);
    }
  }
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}
