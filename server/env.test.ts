import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

test('without variables the server listens on localhost:3000 and trusts no proxy', () => {
  expect(readEnvironment({})).toEqual({ port: 3000, host: 'localhost', trustProxy: false, publicOrigin: undefined });
});

test('empty variables count as absent', () => {
  expect(readEnvironment({ PORT: '', HOST: ' ', TRUST_PROXY: '' })).toEqual(readEnvironment({}));
});

test('every variable is read', () => {
  const source = { PORT: '8080', HOST: '::', TRUST_PROXY: 'true', PUBLIC_ORIGIN: 'https://licenseatlas.example' };
  expect(readEnvironment(source)).toEqual({ port: 8080, host: '::', trustProxy: true, publicOrigin: 'https://licenseatlas.example' });
});

test.each([
  ['PORT', 'http'], ['PORT', '-1'], ['PORT', '65536'], ['PORT', '3000.5'], ['HOST', 'http://localhost'], ['TRUST_PROXY', 'yes'],
  ['PUBLIC_ORIGIN', 'licenseatlas.example'], ['PUBLIC_ORIGIN', 'https://licenseatlas.example/'], ['PUBLIC_ORIGIN', 'ftp://licenseatlas.example'],
])('%s=%s is refused', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
});

test('one message names every bad variable and what to write', () => {
  expect(() => readEnvironment({ PORT: 'x', TRUST_PROXY: 'maybe' })).toThrow(/PORT must be a whole number.*PORT=3000\n.*TRUST_PROXY must be true/s);
});
