/** The settings of the server, read from environment variables. */
import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * `host`: `localhost` (both loopback addresses) or one address to listen on. `publicOrigin`: `https://host[:port]`, no
 * trailing slash.
 * `dataDirectory`: absolute. `databaseUrl` and `smtpUrl`: absent where the embedded database and mail files serve.
 * `mailFrom` and `ownerEmail`: absent where the owner's settings (site.config.ts) say it. `metricsPort`: absent where
 * 9464 will do, if free.
 */
export type Environment = {
  port: number;
  host: string;
  trustProxy: boolean;
  publicOrigin: string | undefined;
  dataDirectory: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  ownerEmail: string | undefined;
  radio: { origin: string; ports: number[]; mount: string };
  newsFeeds: string[];
  metricsPort: number | undefined;
};

/**
 * Its message names every bad variable and what to write instead; it is meant for the person who started the server.
 */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const portAdvice = (name: string, example: number) => `must be a whole number from 0 to 65535, e.g. ${name}=${example}`;
const port = (name: string, example: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, portAdvice(name, example))
    .transform(Number)
    .refine((value) => value <= 65_535, portAdvice(name, example));
const url = (protocols: RegExp, advice: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), advice);
const origin = (advice: string) =>
  z
    .string()
    .refine((value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value, advice);

const bareAddress = /^[^\s@<>,;:"()\p{Cc}]+@[^\s@<>,;:"()\p{Cc}]+$/u;
/** A bare address, or `Name <address>`. */
const sender =
  /^(?:[^<>,;:"@\p{Cc}]+ <[^\s@<>,;:"()\p{Cc}]+@[^\s@<>,;:"()\p{Cc}]+>|[^\s@<>,;:"()\p{Cc}]+@[^\s@<>,;:"()\p{Cc}]+)$/u;
const list = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);
const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;

const schema = z
  .object({
    PORT: port('PORT', 3000).default(3000),
    // `localhost` means 127.0.0.1 and ::1 at once: browsers try either for http://localhost, and nobody else's machine
    // reaches them.
    HOST: z
      .string()
      .regex(
        /^[A-Za-z0-9.:_-]+$/,
        'must be localhost or an address, e.g. HOST=0.0.0.0 to be reachable from other machines',
      )
      .default('localhost'),
    TRUST_PROXY: z
      .enum(['true', 'false'], 'must be true (a proxy in front sets X-Forwarded-Proto and X-Forwarded-For) or false')
      .default('false'),
    PUBLIC_ORIGIN: origin(
      'must be an origin without a path, e.g. PUBLIC_ORIGIN=https://licenseatlas.example',
    ).optional(),
    DATA_DIR: z.string().default('var'),
    DATABASE_URL: url(
      /^postgres(ql)?:$/,
      'must be a PostgreSQL address, e.g. DATABASE_URL=postgres://user:password@localhost/license_atlas; leave ' +
        'it out for the embedded database',
    ).optional(),
    SMTP_URL: url(
      /^smtps?:$/,
      'must be a mail server, e.g. SMTP_URL=smtps://user:password@mail.example:465; leave it out on a developer’s ' +
        'machine, where mails become files',
    ).optional(),
    MAIL_FROM: z
      .string()
      .regex(sender, 'must be an address, e.g. MAIL_FROM="LicenseAtlas <news@licenseatlas.example>"')
      .optional(),
    OWNER_EMAIL: z
      .string()
      .regex(bareAddress, 'must be one bare address, e.g. OWNER_EMAIL=owner@licenseatlas.example')
      .optional(),
    RADIO_ORIGIN: url(
      /^https?:$/,
      'must be the scheme and host of an Icecast server, e.g. RADIO_ORIGIN=http://127.0.0.1',
    )
      .refine(
        (value) => /^https?:\/\/[^/:@?#]+$|^https?:\/\/\[[0-9a-f:]+\]$/i.test(value),
        'must have no port, path or password: ports go into RADIO_PORTS, the path into RADIO_MOUNT',
      )
      .default('http://127.0.0.1'),
    RADIO_PORTS: z
      .string()
      .transform(list)
      .refine(
        (ports) => ports.length > 0 && ports.every(isPort),
        'must be one or more ports, e.g. RADIO_PORTS=8076,8078',
      )
      .default(['8076']),
    RADIO_MOUNT: z
      .string()
      .regex(/^\/[A-Za-z0-9._~/-]+$/, 'must be a path, e.g. RADIO_MOUNT=/live')
      .default('/live'),
    NEWS_FEEDS: z
      .string()
      .transform(list)
      .refine(
        (feeds) => feeds.every((feed) => URL.canParse(feed) && /^https?:/.test(feed)),
        'must be http(s) addresses of feeds, separated by commas or spaces',
      )
      .default([]),
    METRICS_PORT: port('METRICS_PORT', 9464).optional(),
  })
  .superRefine((values, context) => {
    if (values.SMTP_URL && !values.PUBLIC_ORIGIN) {
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_ORIGIN'],
        message:
          'must be set where SMTP_URL is: links in mails begin with it, e.g. ' +
          'PUBLIC_ORIGIN=https://licenseatlas.example',
      });
    }
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
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    trustProxy: values.TRUST_PROXY === 'true',
    publicOrigin: values.PUBLIC_ORIGIN,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    ownerEmail: values.OWNER_EMAIL,
    radio: { origin: values.RADIO_ORIGIN, ports: values.RADIO_PORTS.map(Number), mount: values.RADIO_MOUNT },
    newsFeeds: values.NEWS_FEEDS,
    metricsPort: values.METRICS_PORT,
  };
}

function describeIssues(issues: { path: PropertyKey[]; message: string }[]): string {
  const lines = issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return ['The server cannot start with these environment variables:', ...new Set(lines)].join('\n');
}
