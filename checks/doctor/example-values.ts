export type Setting = { path: string; variable: string; value: unknown };

/** How an example value gives itself away: reserved hosts and numbers, "#" links, the words the settings came with. */
const examples: [RegExp, string][] = [
  [/\bexample\.(?:com|org|net)\b|\.(?:example|invalid|test)\b/i, 'is at an example address'],
  [/^\+?1?[\s.-]*\(?555\)?[\s.-]|\b555-01\d\d\b/, 'is a made-up phone number'],
  [/^#$/, 'leads nowhere'],
  [/\bExample\b|\bAnytown\b/, 'is an example'],
  [/^Partner (?:One|Two)$|^Our charity$/, 'is a placeholder'],
  [/\bThe owner sets\b/, 'tells the owner what to write here'],
];

/** Settings that the site runs without: it then shows something of its own. */
const optional = new Set(['newsWidgetUrl', 'contactForm.url', 'contactForm.scriptUrl', 'ads.networkId']);

/** Why a setting is not ready for visitors, or undefined where it is. */
export function exampleReason({ value }: Setting): string | undefined {
  if (typeof value !== 'string') return undefined;
  return examples.find(([pattern]) => pattern.test(value))?.[1];
}

/** Optional settings that are empty, which is no fault. */
export const isLeftOut = ({ path, value }: Setting): boolean => value === '' && optional.has(path);

/** Addresses outside the site that visitors are sent to; examples and the site's own origin are not among them. */
export function outsideAddresses(settings: Setting[]): (Setting & { value: string })[] {
  return settings.filter(
    (setting): setting is Setting & { value: string } =>
      setting.path !== 'origin' &&
      typeof setting.value === 'string' &&
      /^https?:\/\//.test(setting.value) &&
      !exampleReason(setting),
  );
}
