/**
 * The languages of the site. One beside English is a line here and a folder, content/<code>:
 * docs/how-to/add-a-language.md. `name`: in its own words. `locale`: how it writes figures and dates.
 */
export const languages: Record<string, { name: string; locale: string }> = {
  en: { name: 'English', locale: 'en-US' },
  es: { name: 'Español', locale: 'es-US' },
};
