import { asWritten } from '../content/words-of-content.server.ts';
import { withArticle } from '../wording/wording.ts';
import type { StateRecord } from './state-record.server.ts';

/** The broker whom a new licensee works under, by the state's own title: "principal broker", or "sponsoring broker". */
export const sponsorOf = ({ words: { broker } }: { words: { broker: string } }): string =>
  asWritten(broker) === 'broker' ? sponsoring.text : broker;

const sponsoring = { text: 'sponsoring broker' };

/**
 * What the sponsoring broker is needed for, without the full stop. Where the broker is named in the license
 * application, some states issue an inactive license without one and some issue none: an active one needs the broker.
 */
export const sponsorNeed = (record: Pick<StateRecord, 'road' | 'words'>): string =>
  needOf(record, withArticle(sponsorOf(record)));

/** The same where nobody has said yet who that broker is. */
export const sponsorNeedExplained = (record: Pick<StateRecord, 'road' | 'words'>): string =>
  needOf(record, sponsorExplained(record));

/** "a designated broker (the broker you’ll work under)". */
export const sponsorExplained = (record: Pick<StateRecord, 'words'>): string =>
  `${withArticle(sponsorOf(record))} (the broker you’ll work under)`;

function needOf(record: Pick<StateRecord, 'road' | 'words'>, broker: string): string {
  const step = record.road ? record.road.sponsorNeededAt : 'license';
  if (step === null) return `You need ${broker} before you can work`;
  // Who files the application has to be there first.
  const isLast = step === 'license' && record.road?.filedBy !== 'broker';
  return isLast ? `You need ${broker} to get an active license` : `You need ${broker} before you apply`;
}
