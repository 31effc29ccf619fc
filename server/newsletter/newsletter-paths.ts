import { language } from '../../app/language/language.ts';

const top = `${language.root}/newsletter`;

/** Where the pages of the newsletter stand in the language of this module: /newsletter/…, /es/newsletter/…. */
export const newsletterPaths = {
  checkYourInbox: `${top}/check-your-inbox`,
  confirm: `${top}/confirm`,
  confirmed: `${top}/confirmed`,
  unsubscribe: `${top}/unsubscribe`,
};
