import { expect, test } from 'vitest';
import { parseStatus } from './now-playing.ts';

const unknown = { onAir: false, title: null, listeners: null };
const source = (fields: object): string => JSON.stringify({ icestats: { source: fields } });
const live = { listenurl: 'http://localhost:8076/live', listeners: 3 };

test('one source is an object', () => {
  expect(parseStatus(source({ ...live, title: 'Slow Chords' }), '/live')).toEqual({
    onAir: true,
    title: 'Slow Chords',
    listeners: 3,
  });
});

test('of several sources only the one on our mount counts', () => {
  const other = { listenurl: 'http://localhost:8076/other', title: 'Other', listeners: 9 };
  expect(parseStatus(source([other, { ...live, title: 'Ours' }]), '/live')).toEqual({
    onAir: true,
    title: 'Ours',
    listeners: 3,
  });
  expect(parseStatus(source(other), '/live')).toEqual(unknown);
});

test('without a source nothing is on air', () => {
  expect(parseStatus('{"icestats":{"admin":"a@b.example","dummy":null}}', '/live')).toEqual(unknown);
});

test('artist and title of an Ogg source come together', () => {
  expect(parseStatus(source({ ...live, artist: 'Ensemble', title: ' A\n tune ' }), '/live').title).toBe(
    'Ensemble – A tune',
  );
  expect(parseStatus(source({ ...live, title: 1984 }), '/live').title).toBe('1984');
});

test('a title has at most 200 characters', () => {
  expect(parseStatus(source({ ...live, title: 'x'.repeat(5000) }), '/live').title).toHaveLength(200);
});

test.each([
  ['the dash that loses its quotes', '"title": - '],
  ['an empty value', '"title": '],
])('%s is a title unknown', (_, field) => {
  const text = `{"icestats":{"source":{"listenurl":"http://localhost:8076/live",${field},"listeners":2}}}`;
  expect(parseStatus(text, '/live')).toEqual({ onAir: true, title: null, listeners: 2 });
});

test('control characters inside a title are mended', () => {
  const text = `{"icestats":{"source":{"listenurl":"http://localhost:8076/live","title":"a\tb\u0001c","listeners":2}}}`;
  expect(parseStatus(text, '/live').title).toBe('a b c');
});

test.each([
  '',
  '<html>',
  '[]',
  'null',
  '{"icestats":',
  '{"icestats":{"source":[null,1,"x"]}}',
  '{"icestats":7}',
  source({ listenurl: 'no address' }),
])('%j is nothing on air', (text) => {
  expect(parseStatus(text, '/live')).toEqual(unknown);
});
