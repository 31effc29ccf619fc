/** Says that a page is there in a language, to those who read in it last. One without such words offers its name. */
export const offers: Record<string, string> = {
  en: 'This page is also in English',
  es: 'Esta página también está en español',
};
