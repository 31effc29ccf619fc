import type { SiteSettings } from '../frame/site-settings.server.ts';

export type OutsideService = {
  name: string;
  /** Where it lives; null where the settings do not say. */
  host: string | null;
  /** When the browser contacts it. */
  when: string;
};

/** The outside services that this installation's settings switch on. None in a fresh installation. */
export function outsideServices({ ads, newsWidgetUrl, contactForm, radio }: SiteSettings): OutsideService[] {
  const services = [
    { name: 'An ad network', address: ads.networkId, when: 'when a page with an ad is shown' },
    { name: 'A news widget', address: newsWidgetUrl, when: 'when the blog page is shown' },
    {
      name: 'A contact form',
      address: contactForm.url || contactForm.scriptUrl,
      when: 'when the contact page is shown',
    },
    {
      name: 'A radio stream',
      address: radio.streamPath.startsWith('/') ? '' : radio.streamPath,
      when: 'when you press Play on the radio page',
    },
  ];
  return services
    .filter(({ address }) => address !== '')
    .map(({ name, address, when }) => ({ name, host: hostOf(address), when }));
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);
