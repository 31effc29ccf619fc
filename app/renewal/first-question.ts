/** What is asked before anything is entered. */
export const firstQuestion =
  'Enter the day your license was issued, or the expiration date on it, to see when you renew.';
