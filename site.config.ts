import type { SiteConfigInput } from './app/frame/site-settings.server.ts';

/**
 * Everything the site's owner sets. Each value can also come from the environment: SITE_ and the path in
 * capitals, e.g. SITE_EMAIL, SITE_PARTNERS_0_URL, SITE_ADDRESS_LINES_1, SITE_RADIO_PORT.
 * `npm run doctor` lists what is still an example value.
 */
export const siteConfig: SiteConfigInput = {
  name: 'LicenseAtlas',
  tagline: 'Your comprehensive resource for real estate licensing information across the United States.',
  /** Where the site will live, without a trailing slash: canonical links, feeds and the sitemap use it. */
  origin: 'https://licenseatlas.example.com',
  email: 'hello@example.com',
  phone: '(555) 010-0100',
  addressLines: ['100 Example Street, Suite 1', 'Anytown, USA'],
  hours: [
    { days: 'Monday–Friday', time: '9AM–5PM' },
    { days: 'Saturday', time: '10AM–2PM' },
    { days: 'Sunday', time: 'Closed' },
  ],
  social: { network: '#', microblog: '#', professional: '#' },
  partners: [
    {
      name: 'Partner One',
      url: 'https://partner-one.example.com',
      blurb: 'Opens our first partner’s site.',
    },
    {
      name: 'Partner Two',
      url: 'https://partner-two.example.com',
      blurb: 'Opens our second partner’s site.',
    },
  ],
  charity: { name: 'Our charity', url: 'https://charity.example.com' },
  bookseller: { name: 'Project Gutenberg', authorUrl: 'https://www.gutenberg.org/ebooks/author/4862' },
  institution: {
    name: 'Example Institute of Spiritual Studies',
    blurb: 'Courses in contemplation, ethics and comparative religion.',
    admissionUrl: 'https://institution.example.com/apply',
    learnMoreUrl: 'https://institution.example.com',
  },
  ads: { networkId: '', label: 'Advertisement' },
  /** Empty: the site's own /embed/news is shown. */
  newsWidgetUrl: '',
  /** Empty: the site's own /embed/contact and /embed/contact.js are used. */
  contactForm: { url: '', scriptUrl: '' },
  // The tagline and the label of ads in the site's other languages.
  inLanguages: {
    es: {
      tagline: 'Toda la información sobre licencias de bienes raíces en los Estados Unidos.',
      adLabel: 'Anuncio',
    },
  },
  radio: { streamPath: '/api/stream', port: 8076 },
};
