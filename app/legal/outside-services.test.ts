import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { readSiteSettings } from '../frame/site-settings.server.ts';
import { outsideServices } from './outside-services.ts';

const servicesWith = (environment: Record<string, string>) =>
  outsideServices(readSiteSettings(siteConfig, environment));

test('a fresh installation uses no outside service', () => {
  expect(servicesWith({})).toEqual([]);
});

test('each configured service is named with its host', () => {
  const services = servicesWith({
    SITE_ADS_NETWORK_ID: 'pub-123',
    SITE_NEWS_WIDGET_URL: 'https://news.example.com/widget?id=1',
    SITE_CONTACT_FORM_URL: 'https://crm.example.com/form',
    SITE_RADIO_STREAM_PATH: 'https://radio.example.com/live',
  });
  expect(services.map(({ name, host }) => [name, host])).toEqual([
    ['An ad network', null],
    ['A news widget', 'news.example.com'],
    ['A contact form', 'crm.example.com'],
    ['A radio stream', 'radio.example.com'],
  ]);
});

test('a form provider’s script alone counts too', () => {
  expect(servicesWith({ SITE_CONTACT_FORM_SCRIPT_URL: 'https://crm.example.com/embed.js' })).toHaveLength(1);
});
