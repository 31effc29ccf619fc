/**
 * Forty made-up pages of regulators, schools and exam companies, and what can happen to each: the cases by which the
 * watch is judged. Which page gets which words and figures follows from the seed.
 */
import { tinyPdf } from './tiny-pdf.ts';

type Random = () => number;

/** What a page says, as parts that can be set in several ways. */
export type PageContent = { title: string; sections: { heading: string; sentences: string[] }[]; updated: string };
export type PageKind = 'paragraphs' | 'table' | 'list' | 'pdf';

/** A page with the fact that is watched on it: in which sentence it stands, and how. */
export type ChangingPage = {
  number: number;
  kind: PageKind;
  content: PageContent;
  fact: {
    path: string;
    value: number;
    section: number;
    sentence: number;
    old: string;
    fresh: string;
    reworded: string;
  };
};

type Subject = {
  path: string;
  heading: string;
  values: number[];
  says: (figure: string) => string;
  again: (figure: string) => string;
  write: (value: number) => string;
};

const dollars = (value: number): string => `$${value}`;
const subjects: Subject[] = [
  {
    path: 'entry.exam.feeUsd',
    heading: 'Examination fees',
    values: [43, 56, 61, 63, 85, 106],
    says: (figure) =>
      `Candidates pay an exam fee of ${figure} to the testing company for each attempt at the examination.`,
    again: (figure) => `Each time you sit, the vendor charges you ${figure}, which is the exam fee now in force.`,
    write: dollars,
  },
  {
    path: 'entry.applicationFeeUsd',
    heading: 'License fees',
    values: [81, 98, 150, 210, 223],
    says: (figure) =>
      `The fee for an original salesperson application and license is ${figure}, paid to the Commission.`,
    again: (figure) => `Send ${figure} with your papers; this application fee covers the first license too.`,
    write: dollars,
  },
  {
    path: 'entry.prelicenseHours',
    heading: 'Education',
    values: [40, 60, 75, 90, 100, 135],
    says: (figure) =>
      `An applicant must complete ${figure} of approved pre-licensing education before the examination.`,
    again: (figure) =>
      `Before you test, an approved school has to certify ${figure} of licensing education (pre-license).`,
    write: (value) => `${value} hours`,
  },
  {
    path: 'entry.continuingEducationHours',
    heading: 'Renewal',
    values: [9, 12, 15, 22, 24, 30],
    says: (figure) => `Every licensee completes ${figure} of continuing education during each renewal period.`,
    again: (figure) =>
      `To renew, show ${figure} of continuing courses or other education taken since the last renewal.`,
    write: (value) => `${value} hours`,
  },
  {
    path: 'entry.exam.totalQuestions',
    heading: 'The examination',
    values: [100, 110, 120, 130, 140],
    says: (figure) => `The salesperson exam has ${figure} that are scored, in a national and a state portion.`,
    again: (figure) => `In all, ${figure} count toward your scored result on this exam.`,
    write: (value) => `${value} questions`,
  },
];

const fillers = [
  'Bring two forms of identification to the test center and arrive 30 minutes early.',
  'Applications are reviewed in the order received, usually within 10 business days.',
  'The Commission meets on the second Tuesday of each month in the hearing room.',
  'Fingerprints are taken by the state vendor for $52.75 and are valid for 90 days.',
  'A license must be renewed every 2 years by the last day of the birth month.',
  'Late renewal costs an additional $50 for each month after expiration.',
  'Instructors keep attendance records for 5 years and show them to the staff on request.',
  'A candidate who fails may retest after 24 hours and must pay again.',
  'Duplicate licenses are printed for $20, and a change of name is free.',
  'Questions about a course should go to the education section of the agency.',
  'The office is closed on state holidays and opens at 8 on all other days.',
  'Complaints must be in writing and are answered within 20 days.',
];

const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

export function makePages(random: Random, count = 40): ChangingPage[] {
  const kinds: PageKind[] = ['paragraphs', 'table', 'list', 'pdf'];
  return Array.from({ length: count }, (_, number) => makePage(random, number, kinds[number % kinds.length]!));
}

function makePage(random: Random, number: number, kind: PageKind): ChangingPage {
  const subject = pick(random, subjects);
  const value = pick(random, subject.values);
  const other = pick(
    random,
    subject.values.filter((one) => one !== value),
  );
  const shuffled = fillers
    .map((text) => [random(), text] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, text]) => text);
  const [old, fresh] = [value, other].map((one) => subject.says(subject.write(one))) as [string, string];
  const target = { heading: subject.heading, sentences: [shuffled[0]!, old, shuffled[1]!] };
  const others = [
    { heading: 'Before you begin', sentences: shuffled.slice(2, 6) },
    { heading: 'At the office', sentences: shuffled.slice(6, 10) },
  ];
  const section = Math.floor(random() * 3);
  return {
    number,
    kind,
    content: {
      title: `Licensing information ${number}`,
      sections: others.toSpliced(section, 0, target),
      updated: 'March 2025',
    },
    fact: {
      path: subject.path,
      value,
      section,
      sentence: 1,
      old,
      fresh,
      reworded: subject.again(subject.write(value)),
    },
  };
}

/** `charset`: of the header, where it is to be another than the bytes'. */
export type SetPage = { bytes: Buffer; type: string };

export function setPage({ title, sections, updated }: PageContent, kind: PageKind, layout = 0): SetPage {
  if (kind === 'pdf') {
    const width = layout === 0 ? 80 : 46;
    const lines = sections.flatMap(({ heading, sentences }) => [heading, ...wrap(sentences.join(' '), width), '']);
    return { bytes: tinyPdf([title, '', ...lines, `Last updated: ${updated}`]), type: 'application/pdf' };
  }
  const body = sections.map(({ heading, sentences }) => `<h2>${heading}</h2>${setSentences(sentences, kind, layout)}`);
  const menu = '<nav><a href="/">Home</a> <a href="/fees">Fees from $25</a></nav>';
  const html =
    `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${menu}` +
    `<main><h1>${title}</h1>` +
    `${body.join(layout === 0 ? '\n' : '\n\n  <hr>\n')}<p>Last updated: ${updated}</p></main></body></html>`;
  return { bytes: Buffer.from(html), type: 'text/html; charset=utf-8' };
}

/** Another layout sets the same words in other elements, with other white space. */
function setSentences(sentences: string[], kind: PageKind, layout: number): string {
  if (layout > 0)
    return sentences
      .map((text) => `<div class="row">\n   <span>${text.split(' ').join('\n ')}</span></div>`)
      .join('<br>');
  if (kind === 'table') return `<table>${sentences.map((text) => `<tr><td>${text}</td></tr>`).join('')}</table>`;
  if (kind === 'list') return `<ul>${sentences.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  return sentences.map((text) => `<p>${text}</p>`).join('');
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > width) lines.push(word);
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  }
  return lines;
}
