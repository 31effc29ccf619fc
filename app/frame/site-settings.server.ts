import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a full address that starts with https://' });
const link = z.union([z.literal('#'), httpUrl]);
const optionalUrl = z.union([z.literal(''), httpUrl]);
const text = z.string().trim().min(1, 'must not be empty');
const partner = z.strictObject({ name: text, url: httpUrl, blurb: text });

const siteSettings = z.strictObject({
  name: text,
  tagline: text,
  origin: httpUrl.refine((value) => !value.endsWith('/'), 'must not end with a slash'),
  email: z.email('must be an e-mail address'),
  phone: text,
  addressLines: z.array(text).min(1),
  hours: z.array(z.strictObject({ days: text, time: text })).min(1),
  social: z.strictObject({ network: link, microblog: link, professional: link }),
  partners: z.array(partner).length(2, 'must list exactly two partner sites'),
  charity: z.strictObject({ name: text, url: httpUrl }),
  bookseller: z.strictObject({ name: text, authorUrl: httpUrl }),
  institution: z.strictObject({ name: text, blurb: text, admissionUrl: httpUrl, learnMoreUrl: httpUrl }),
  ads: z.strictObject({ networkId: z.string(), label: text }),
  newsWidgetUrl: optionalUrl,
  contactForm: z.strictObject({ url: optionalUrl, scriptUrl: optionalUrl }),
  /** The texts among these in other languages, by the language's code. */
  inLanguages: z.record(z.string(), z.strictObject({ tagline: text, adLabel: text })).default({}),
  radio: z.strictObject({
    streamPath: z.string().regex(/^(\/(?!\/)|https?:\/\/)/, 'must be a path on this site or a full address'),
    port: z.int().min(1).max(65535),
  }),
});

export type SiteSettings = Omit<z.infer<typeof siteSettings>, 'inLanguages'>;
export type SiteConfigInput = z.input<typeof siteSettings>;

type Environment = Record<string, string | undefined>;

/**
 * The owner's settings, with each `SITE_…` environment variable laid over its value, validated.
 * @throws Error naming every bad setting, the variable that could have set it, and what it must be.
 */
export function readSiteSettings(config: SiteConfigInput, environment: Environment): SiteSettings {
  const result = siteSettings.safeParse(overlay(config, 'SITE', environment));
  if (result.success) return inLanguage(result.data, environment['ATLAS_LANGUAGE']);
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')} (${variableName(['SITE', ...issue.path])}): ${issue.message}`,
  );
  throw new Error(`site.config.ts or its environment variables need mending:\n${problems.join('\n')}`);
}

/** Only the words of the language that is built go into pages. */
function inLanguage(
  { inLanguages, ...settings }: z.infer<typeof siteSettings>,
  code: string | undefined,
): SiteSettings {
  const own = code === undefined ? undefined : inLanguages[code];
  if (!own) return settings;
  return { ...settings, tagline: own.tagline, ads: { ...settings.ads, label: own.adLabel } };
}

/** Every setting with its path, variable and value: what `npm run doctor` walks. */
export function listSettings(
  value: unknown,
  path: (string | number)[] = [],
): { path: string; variable: string; value: unknown }[] {
  if (value === null || typeof value !== 'object') {
    return [{ path: path.join('.'), variable: variableName(['SITE', ...path]), value }];
  }
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return entries.flatMap(([key, item]) => listSettings(item, [...path, key]));
}

function overlay(value: unknown, variable: string, environment: Environment): unknown {
  if (Array.isArray(value)) return value.map((item, index) => overlay(item, `${variable}_${index}`, environment));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        overlay(item, `${variable}_${screamingSnake(key)}`, environment),
      ]),
    );
  }
  const override = environment[variable];
  if (override === undefined) return value;
  return typeof value === 'number' ? Number(override) : override;
}

const screamingSnake = (key: string): string => key.replace(/([A-Z])/g, '_$1').toUpperCase();

const variableName = (path: PropertyKey[]): string =>
  path
    .map((part) => screamingSnake(String(part)).replace(/^_/, ''))
    .join('_')
    .replace('S_I_T_E', 'SITE');
