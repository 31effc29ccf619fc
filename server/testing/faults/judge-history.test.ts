import { expect, test } from 'vitest';
import { alertSubject, issueSubject, mailsAfterTheEnd } from './judge-history.ts';

const unsubscribed = new Map([['ann@reader.example', 1000.5]]);
const mail = (to: string, at: number[], subject = issueSubject) => ({
  messageId: '<1@atlas.example>',
  to,
  subject,
  text: '',
  accepted: at.length,
  unanswered: 0,
  at,
});

test('a mail that was begun before its reader left may come, however late', () => {
  expect(mailsAfterTheEnd({ unsubscribed }, [mail('ann@reader.example', [1000.4])])).toEqual([]);
});

test('one that was begun after it may not, nor a second copy; other readers and other mails may', () => {
  const mails = [
    mail('ann@reader.example', [1000.6]),
    mail('ann@reader.example', [900, 6000], alertSubject),
    mail('ann@reader.example', [2000], 'Confirm your subscription'),
    mail('bob@reader.example', [2000]),
  ];
  expect(mailsAfterTheEnd({ unsubscribed }, mails)).toEqual([
    'ann@reader.example unsubscribed, and got “What changed”, begun 1 ms later',
    'ann@reader.example unsubscribed, and got “License update for Ohio”, begun 5000 ms later',
  ]);
});
