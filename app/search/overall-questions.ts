/** Questions about no state in particular, and the words they share with those about one. Pure. */
import { paths, stateTableOf } from '../paths.ts';

export type Shortcut = { path: string; title: string; kind: string; text: string };

export const words = (all: string): Set<string> => new Set(all.split(' '));

export const costly = words('cost costs fee fees price prices expensive cheap cheaply much money');
export const lasting = words('long time weeks months days fast quick quickly soon soonest earn earning paid');
export const brokers = words('broker brokers');
export const moving = words(
  'reciprocity reciprocal reciprocate transfer transferring transferable move moving portability endorsement port',
);
export const military = words('military servicemember servicemembers army navy marines deployed pcs');
export const ofService = words(
  'spouse spouses wife husband partner family families orders service member members duty',
);

/** What is asked of no state: the pages that have them all. */
type Overall = {
  /** One of each makes a query one about this. */
  asks: Set<string>[];
  /** What may be said besides. */
  besides: Set<string>;
  answers: Shortcut[];
};

export const militaryText = 'What a federal law can spare you or your spouse, and what to send.';
const allByFees: Shortcut = {
  path: stateTableOf('sort=total&columns=cost'),
  title: 'All states, lowest fees first',
  kind: 'Page',
  text: 'The table of all states, sorted by what their known fees come to.',
};
const allByHours: Shortcut = {
  path: stateTableOf('sort=hours&columns=education'),
  title: 'All states, fewest course hours first',
  kind: 'Page',
  text: 'The table of all states, sorted by the hours of courses before the exam.',
};
const costPage: Shortcut = {
  path: paths.costAndTime,
  title: 'What a license costs and how long it takes',
  kind: 'Cost and time',
  text: 'Choose your state for its fees, the weeks from course to license, and dates you can move.',
};

/** The first that a query is about answers. */
export const overall: Overall[] = [
  {
    asks: [military],
    besides: new Set([...ofService, ...moving]),
    answers: [
      {
        path: `${paths.reciprocity}#military`,
        title: 'Moving a license on military orders',
        kind: 'Page',
        text: militaryText,
      },
    ],
  },
  {
    asks: [words('cheapest cheaper least lowest')],
    besides: costly,
    answers: [allByFees, costPage],
  },
  {
    asks: [words('fastest quickest shortest fewest')],
    besides: new Set([...lasting, ...words('hours way')]),
    answers: [allByHours, costPage],
  },
  {
    asks: [words('long fast quick quickly soon soonest')],
    besides: new Set([...lasting, ...words('money start starting work working')]),
    answers: [costPage, allByHours],
  },
  {
    asks: [brokers, words('become becoming get getting license licence licensed licensing requirement requirements')],
    besides: new Set(),
    answers: [
      {
        path: stateTableOf('columns=broker'),
        title: 'Becoming a broker, state by state',
        kind: 'Page',
        text: 'Years of experience, course hours, age, and exam. Each figure leads to that state’s broker rules.',
      },
      {
        path: paths.howToGetLicensed,
        title: 'How to get your first license',
        kind: 'Page',
        text: 'Most states ask for years of work with a first license before the broker license. Start here.',
      },
    ],
  },
];
