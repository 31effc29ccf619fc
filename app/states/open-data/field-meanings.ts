/** What every published fact means: for the schema, the CSV's metadata and the page /data alike. */

export type FieldMeaning = {
  meaning: string;
  /** Of the number, e.g. "US dollars". */
  unit?: string;
  /** What each part of a fact of several parts means. */
  parts?: Record<string, string>;
};

/** By the fact's path in a state's record. The build stops where a fact is missing here, or one here is none. */
export const fieldMeanings: Record<string, FieldMeaning> = {
  'regulator.name': { meaning: 'The body that issues the license.' },
  'regulator.url': { meaning: 'Its website.' },
  'regulator.phone': { meaning: 'Its telephone number.' },
  law: {
    meaning: 'The statute that governs licenses.',
    parts: { citation: 'How the statute is cited.', url: 'Where its text can be read, if we found a page.' },
  },
  'entry.title': { meaning: 'What the first license is called.' },
  'entry.minimumAge': { meaning: 'Least age for the first license.', unit: 'years' },
  'entry.highSchool': {
    meaning: 'Whether a high school diploma or its equivalent is asked for. False: no such rule was found.',
  },
  'entry.prelicenseHours': { meaning: 'Pre-licensing education before the first license.', unit: 'hours' },
  'entry.prelicenseCourses': {
    meaning: 'Its courses.',
    parts: { name: 'The course’s name.', hours: 'Its length in hours.' },
  },
  'entry.exam.provider': { meaning: 'Who gives the exam.' },
  'entry.exam.nationalQuestions': {
    meaning: 'Scored questions of the national portion. Null also where the exam is one combined exam.',
    unit: 'questions',
  },
  'entry.exam.stateQuestions': {
    meaning: 'Scored questions of the state portion. Null also where the exam is one combined exam.',
    unit: 'questions',
  },
  'entry.exam.totalQuestions': { meaning: 'Scored questions in all.', unit: 'questions' },
  'entry.exam.minutes': { meaning: 'Time allowed for the whole exam.', unit: 'minutes' },
  'entry.exam.passingScore': { meaning: 'The passing score as published, in words.' },
  'entry.exam.passingPercent': {
    meaning: 'The least share that passes, or the scaled score out of 100.',
    unit: 'percent',
  },
  'entry.exam.feeUsd': { meaning: 'One attempt at the exam.', unit: 'US dollars' },
  'entry.backgroundCheck': {
    meaning: 'The criminal background check before the first license.',
    parts: {
      required: 'Whether there is one.',
      fingerprints: 'Whether it takes fingerprints.',
      feeUsd: 'What it costs, in US dollars.',
    },
  },
  'entry.applicationFeeUsd': { meaning: 'Application and first license.', unit: 'US dollars' },
  'entry.sponsorRequired': { meaning: 'Whether an active licensee works under a sponsoring broker.' },
  'entry.errorsAndOmissionsInsurance': {
    meaning: 'Whether active licensees must carry errors and omissions insurance.',
  },
  'entry.postLicense': {
    meaning: 'Education asked once, after the first license. Null: none was found.',
    parts: { hours: 'Its length in hours.', deadline: 'By when, in words.' },
  },
  'entry.renewalYears': { meaning: 'How long a license runs before it is renewed.', unit: 'years' },
  'entry.continuingEducationHours': { meaning: 'Continuing education in each of those terms.', unit: 'hours' },
  'entry.criminalHistory': {
    meaning: 'How a criminal record is treated.',
    parts: {
      predetermination: 'Whether you can ask before you apply. Null: no page says.',
      name: 'What that answer is called.',
      rule: 'The rule, in a sentence.',
    },
  },
  'entry.examLanguages': { meaning: 'Languages the exam is given in.' },
  'entry.retake': {
    meaning: 'What follows a failed exam.',
    parts: {
      waitDays: 'Days to wait before the next attempt.',
      attempts: 'Attempts allowed. Null: none set or found; see the rule.',
      rule: 'The rule, in a sentence.',
    },
  },
  'broker.title': { meaning: 'What the broker license is called.' },
  'broker.minimumAge': { meaning: 'Least age for a broker license.', unit: 'years' },
  'broker.experienceYears': { meaning: 'Experience as a licensee before a broker license.', unit: 'years' },
  'broker.hours': { meaning: 'Education for a broker license.', unit: 'hours' },
  'broker.examRequired': { meaning: 'Whether there is a broker exam.' },
  'reciprocity.kind': {
    meaning:
      'What a license from elsewhere is worth: full (any state’s, with a state exam at most), partial (some ' +
      'steps waived), mutual (listed states’), none.',
  },
  'reciprocity.states': { meaning: 'Postal codes of the listed states, where the kind is mutual.' },
  'reciprocity.summary': { meaning: 'The rule, in a sentence or two.' },
  'reciprocity.portability': {
    meaning:
      'What an out-of-state licensee may do here. Mostly from one list of 2006: the guides show it only where ' +
      'confidence is high.',
  },
  examPassRate: {
    meaning: 'Share of candidates who pass, where a page publishes it.',
    parts: { percent: 'The share in percent.', period: 'Which exams it counts.' },
  },
};

/** What stands beside every fact's value. */
export const factParts = {
  value: 'The fact. Null: nothing we trust was found.',
  confidence:
    'high: the regulator, the statute or the exam vendor says it, or two independent pages agree. medium: one ' +
    'good page. low: pages disagree, or only weak ones say it.',
  doubt:
    'Only where there is one. sources disagree: pages give different values. unconfirmed: only weak pages, or ' +
    'none, give it.',
  sources: 'Ids in this state’s sources, best first. Empty: no page was read for it; confirm it with the regulator.',
  where:
    'JSON only. By source: the section it stands under, the figure as printed there, and a SHA-256 of the ' +
    'passage, to see whether it changed.',
  note: 'A caveat, in whole sentences.',
  earlier: 'JSON only. What the value was before, until when, and the sources that say so, newest first.',
};

export const stateParts: Record<string, string> = {
  name: 'The state’s name.',
  code: 'Its postal code.',
  slug: 'Its name in addresses of this site.',
  guide: 'The guide that shows these facts to people.',
  own: 'What is unusual about this state, in our own words, with sources.',
  sources: 'The pages the facts were read from, by id.',
};

export const sourceParts: Record<string, string> = {
  url: 'The page’s address when it was read.',
  publisher: 'Who publishes it.',
  kind: 'official (a regulator’s or statute’s page or its copy), vendor (of the exam), school, news, other.',
  asOf: 'The date the page itself bears, as YYYY-MM. Null: it bears none.',
};
