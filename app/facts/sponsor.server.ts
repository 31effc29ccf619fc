import { asWritten } from '../content/words-of-content.server.ts';
import { withArticle } from '../wording/wording.ts';
import type { StateRecord } from './state-record.server.ts';

/** The broker whom a new licensee works under, by the state's own title: "principal broker", or "sponsoring broker". */
export const sponsorOf = ({ words: { broker } }: { words: { broker: string } }): string =>
  asWritten(broker) === 'broker' ? sponsoring.text : broker;

const sponsoring = { text: 'sponsoring broker' };

/**
 * What the sponsoring broker is needed for, without the full stop. Where the broker is named with the license, some
 * states issue an inactive license without one and some issue none: to work takes one in each of them.
 */
export function sponsorNeed(record: Pick<StateRecord, 'road' | 'words'>): string {
  const broker = withArticle(sponsorOf(record));
  return {
    work: `You need ${broker} to start working`,
    application: `You need ${broker} before you apply`,
  }[neededFor(record)];
}

/** The same after a sentence about the license, where nobody has said yet who that broker is. */
export function sponsorNeedExplained(record: Pick<StateRecord, 'road' | 'words'>): string {
  const broker = sponsorExplained(record);
  return {
    work: `To start working, you need ${broker}`,
    application: `Before you apply, you need ${broker}`,
  }[neededFor(record)];
}

/** "a designated broker (the broker you’ll work under)". */
export const sponsorExplained = (record: Pick<StateRecord, 'words'>): string =>
  `${withArticle(sponsorOf(record))} (the broker you’ll work under)`;

function neededFor({ road }: Pick<StateRecord, 'road'>): 'work' | 'application' {
  const step = road?.sponsorNeededAt ?? null;
  if (step === null) return 'work';
  // Who files the application has to be there first.
  return step === 'license' && road?.filedBy !== 'broker' ? 'work' : 'application';
}
