/** The broker whom a new licensee works under, by the state's own title: "principal broker", or "sponsoring broker". */
export const sponsorOf = ({ words: { broker } }: { words: { broker: string } }): string =>
  broker === 'broker' ? 'sponsoring broker' : broker;
