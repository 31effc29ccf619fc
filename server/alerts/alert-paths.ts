import { language } from '../../app/language/language.ts';

const form = `${language.root}/alerts`;

/** Where the pages of the alerts stand in the language of this module: /alerts, /es/alerts. */
export const alertPaths = {
  form,
  checkYourInbox: `${form}/check-your-inbox`,
  confirm: `${form}/confirm`,
  confirmed: `${form}/confirmed`,
  manage: `${form}/manage`,
  unsubscribe: `${form}/unsubscribe`,
};
