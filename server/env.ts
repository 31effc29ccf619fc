/** The settings of the server, read from environment variables. */
import { z } from 'zod';

/** `host`: `localhost` (both loopback addresses) or one address to listen on. `publicOrigin`: `https://host[:port]`, no trailing slash. */
export type Environment = { port: number; host: string; trustProxy: boolean; publicOrigin: string | undefined };

/** Its message names every bad variable and what to write instead; it is meant for the person who started the server. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const portAdvice = 'must be a whole number from 0 to 65535, e.g. PORT=3000';
const originAdvice = 'must be an origin without a path, e.g. PUBLIC_ORIGIN=https://licenseatlas.example';

const schema = z.object({
  PORT: z.string().regex(/^\d{1,5}$/, portAdvice).transform(Number).refine((port) => port <= 65_535, portAdvice).default(3000),
  // `localhost` means 127.0.0.1 and ::1 at once: browsers try either for http://localhost, and nobody else's machine reaches them.
  HOST: z.string().regex(/^[A-Za-z0-9.:_-]+$/, 'must be localhost or an address, e.g. HOST=0.0.0.0 to be reachable from other machines').default('localhost'),
  TRUST_PROXY: z.enum(['true', 'false'], 'must be true (a proxy in front sets X-Forwarded-Proto) or false').default('false'),
  PUBLIC_ORIGIN: z.string().refine(isOrigin, originAdvice).optional(),
});

/**
 * Reads and checks the settings. A variable set to nothing counts as absent.
 * @param source e.g. `process.env`
 * @throws EnvironmentError listing every bad variable
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(present);
  if (!result.success) throw new EnvironmentError(describeIssues(result.error.issues));
  const { PORT, HOST, TRUST_PROXY, PUBLIC_ORIGIN } = result.data;
  return { port: PORT, host: HOST, trustProxy: TRUST_PROXY === 'true', publicOrigin: PUBLIC_ORIGIN };
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

function describeIssues(issues: { path: PropertyKey[]; message: string }[]): string {
  const lines = issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return ['The server cannot start with these environment variables:', ...new Set(lines)].join('\n');
}
