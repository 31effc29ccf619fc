/** What goes wrong when, drawn from a seed: the same seed is the same schedule. */
import { seededRandom } from '../seeded-random.ts';
import type { DatabaseKind } from '../test-databases.ts';
import type { SmtpBehaviour } from './faulty-smtp.ts';

export type FaultName =
  | 'kill -9'
  | 'connections cut'
  | 'connections silent'
  | 'PostgreSQL restarted'
  | 'mail server away'
  | 'disk full'
  | 'outbox cannot be written'
  | 'clock an hour ahead'
  | 'clock an hour back'
  | 'backup and restore'
  | 'retention'
  | `mail server: ${Exclude<SmtpBehaviour, 'take'>}`;

/** `at`, `lasts`: milliseconds. */
export type Fault = { name: FaultName; at: number; lasts: number };
/** `mail`: to an SMTP server, or into files as without SMTP_URL. `load`: how long visitors come, milliseconds. */
export type Schedule = {
  seed: number;
  kind: DatabaseKind;
  processes: 1 | 2;
  mail: 'smtp' | 'files';
  load: number;
  faults: Fault[];
};

const usualLoad = 3000;
const everywhere: FaultName[] = [
  'kill -9',
  'clock an hour ahead',
  'clock an hour back',
  'backup and restore',
  'retention',
];
const ofMail: FaultName[] = [
  'mail server away',
  'mail server: late',
  'mail server: put off',
  'mail server: refuse',
  'mail server: half a greeting',
  'mail server: vanish',
  'mail server: break off',
  'mail server: shut down',
];
const ofPostgres: FaultName[] = ['connections cut', 'connections silent', 'PostgreSQL restarted'];

export function drawSchedule(seed: number, kind: DatabaseKind): Schedule {
  const random = seededRandom(seed);
  const mail = random() < 0.15 ? 'files' : 'smtp';
  const processes = kind === 'postgres' && random() < 0.5 ? 2 : 1;
  const possible: FaultName[] = [
    ...everywhere,
    ...(mail === 'smtp' ? ofMail : (['outbox cannot be written'] as const)),
    ...(kind === 'postgres' ? ofPostgres : (['disk full'] as const)),
  ];
  const count = 3 + Math.floor(random() * 4);
  const faults = Array.from({ length: count }, () => ({
    name: possible[Math.floor(random() * possible.length)] as FaultName,
    at: Math.round(random() * usualLoad * 0.8),
    lasts: Math.round(200 + random() * 800),
  }));
  const inOrder = faults.toSorted((first, second) => first.at - second.at);
  return { seed, kind, processes, mail, load: usualLoad, faults: inOrder };
}

const betweenRestarts = 2500;

/** Nothing but PostgreSQL that is restarted again and again while people subscribe, write and read. */
export function restartsInARow(times: number): Schedule {
  const faults = Array.from({ length: times }, (_, index) => ({
    name: 'PostgreSQL restarted' as const,
    at: (index + 1) * betweenRestarts,
    lasts: 0,
  }));
  return { seed: 0, kind: 'postgres', processes: 1, mail: 'smtp', load: (times + 2) * betweenRestarts, faults };
}
