/**
 * What the crash runs send, each one of its own kind so that it can be found again, and which of it was acknowledged.
 */

/** `key`: the e-mail address of a subscription, the subject of a message; no two are alike. */
export type Submission = { kind: 'subscription' | 'message'; key: string; path: string; body: string };

/** `unanswered`: messages whose connection broke; sent again, as a visitor would press the button again. */
export type Submissions = {
  next(kind: Submission['kind']): Submission;
  acknowledged: Map<string, Submission>;
  unanswered: Submission[];
};

const words =
  'I would like to know how long a license for a small business takes in your state, and what it costs. '.repeat(4);

/** The address a message is from; `key`: its subject. */
export function senderOf(key: string): string {
  return `${key.toLowerCase().replaceAll(' ', '-')}@sender.example`;
}

/** @param stamp of a form that was shown more than three seconds ago */
export function createSubmissions(stamp: string): Submissions {
  let count = 0;
  return {
    acknowledged: new Map(),
    unanswered: [],
    next(kind) {
      count += 1;
      if (kind === 'subscription') {
        const key = `person-${count}@subscriber.example`;
        return { kind, key, path: '/api/newsletter', body: JSON.stringify({ email: key }) };
      }
      const key = `Question ${count}`;
      return {
        kind,
        key,
        path: '/api/contact',
        body: JSON.stringify({
          name: 'Ann Person',
          email: senderOf(key),
          subject: key,
          message: words,
          category: 'General',
          stamp,
        }),
      };
    },
  };
}
