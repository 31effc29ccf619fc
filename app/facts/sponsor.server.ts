import { asWritten } from '../content/words-of-content.server.ts';

/** The broker whom a new licensee works under, by the state's own title: "principal broker", or "sponsoring broker". */
export const sponsorOf = ({ words: { broker } }: { words: { broker: string } }): string =>
  asWritten(broker) === 'broker' ? sponsoring.text : broker;

const sponsoring = { text: 'sponsoring broker' };
