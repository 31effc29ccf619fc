import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

test('without variables: localhost:3000, no proxy trusted, everything kept beside the server', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    host: 'localhost',
    trustProxy: false,
    publicOrigin: undefined,
    dataDirectory: resolve('var'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    ownerEmail: undefined,
    radio: { origin: 'http://127.0.0.1', ports: [8076], mount: '/live' },
    newsFeeds: [],
    metricsPort: undefined,
  });
});

test('empty variables count as absent', () => {
  expect(readEnvironment({ PORT: '', HOST: ' ', TRUST_PROXY: '', DATABASE_URL: '', SMTP_URL: ' ' })).toEqual(
    readEnvironment({}),
  );
});

test('every variable is read', () => {
  const source = {
    PORT: '8080',
    HOST: '::',
    TRUST_PROXY: 'true',
    PUBLIC_ORIGIN: 'https://licenseatlas.example',
    DATA_DIR: '/srv/atlas',
    DATABASE_URL: 'postgres://me:secret@db/atlas',
    SMTP_URL: 'smtps://me:secret@mail.example:465',
    MAIL_FROM: 'License Atlas <news@licenseatlas.example>',
    OWNER_EMAIL: 'owner@licenseatlas.example',
    RADIO_ORIGIN: 'http://10.0.0.5',
    RADIO_PORTS: '8076, 8078',
    RADIO_MOUNT: '/stream.mp3',
    NEWS_FEEDS: 'https://a.example/feed https://b.example/rss',
    METRICS_PORT: '0',
  };
  expect(readEnvironment(source)).toEqual({
    port: 8080,
    host: '::',
    trustProxy: true,
    publicOrigin: 'https://licenseatlas.example',
    dataDirectory: '/srv/atlas',
    databaseUrl: source.DATABASE_URL,
    smtpUrl: source.SMTP_URL,
    mailFrom: source.MAIL_FROM,
    ownerEmail: source.OWNER_EMAIL,
    radio: { origin: 'http://10.0.0.5', ports: [8076, 8078], mount: '/stream.mp3' },
    newsFeeds: ['https://a.example/feed', 'https://b.example/rss'],
    metricsPort: 0,
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['HOST', 'http://localhost'],
  ['TRUST_PROXY', 'yes'],
  ['PUBLIC_ORIGIN', 'licenseatlas.example'],
  ['PUBLIC_ORIGIN', 'https://licenseatlas.example/'],
  ['PUBLIC_ORIGIN', 'ftp://licenseatlas.example'],
  ['DATABASE_URL', 'mysql://localhost/atlas'],
  ['DATABASE_URL', 'atlas'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'news'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
  ['OWNER_EMAIL', 'Owner <a@b.example>'],
  ['OWNER_EMAIL', 'a@b.example\n'],
  ['RADIO_ORIGIN', 'http://127.0.0.1:8000'],
  ['RADIO_ORIGIN', 'http://127.0.0.1/live'],
  ['RADIO_ORIGIN', 'http://a:b@127.0.0.1'],
  ['RADIO_ORIGIN', 'icecast'],
  ['RADIO_PORTS', '0'],
  ['RADIO_PORTS', '8076;8078'],
  ['RADIO_PORTS', ','],
  ['RADIO_MOUNT', 'live'],
  ['RADIO_MOUNT', '/live?x=1'],
  ['NEWS_FEEDS', 'https://a.example/feed file:///etc/passwd'],
  ['METRICS_PORT', 'off'],
])('%s=%j is refused', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ [name]: value })).toThrow(`  ${name} must `);
});

test('a PostgreSQL behind a socket has no host', () => {
  const databaseUrl = 'postgres:///atlas?host=/run/postgresql';
  expect(readEnvironment({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
});

test('mails that leave the machine need to know where their links lead', () => {
  expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    'PUBLIC_ORIGIN must be set where SMTP_URL is',
  );
});

test('one message names every bad variable and what to write, and repeats no value, which may be a password', () => {
  const read = () => readEnvironment({ PORT: 'x', TRUST_PROXY: 'maybe', DATABASE_URL: 'mysql://me:secret@db/atlas' });
  expect(read).toThrow(/PORT must be a whole number.*PORT=3000\n.*TRUST_PROXY must be true.*\n.*DATABASE_URL must/s);
  expect(read).not.toThrow('secret');
});
