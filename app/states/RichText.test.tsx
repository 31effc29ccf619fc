import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

test('texts of a sentence that follow each other are one, up to a mark, a link or a doubt', () => {
  const parts = [
    'Take ',
    { text: '100 hours', marks: [2, 1], fact: 'entry.prelicenseHours' },
    ' of ',
    { text: 'courses', marks: [] },
    '. The exam is ',
    { text: '$66', marks: [3], doubt: 'unconfirmed' },
    '; ',
    { text: 'ask', marks: [], href: 'https://psi.example' },
    '.',
  ];
  expect(renderToString(<RichText parts={parts} />)).toBe(
    'Take 100 hours<sup><a class="mark" href="#s1" data-fact="entry.prelicenseHours" aria-label="2 sources: 1,2">1,2' +
      '</a></sup> of courses. The exam is $66<sup><a class="mark" href="#s3" aria-label="Source 3">3</a></sup> ' +
      '<span class="doubt small">(<!-- -->unconfirmed<!-- -->)</span>; <a href="https://psi.example">ask</a>.',
  );
});
