import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { paths } from '../paths.ts';

export const meta = () => [
  ...pageMeta({
    title: 'Your data',
    description:
      'See what we hold about your email address, get a copy, correct it or delete it: how to ask, and what ' +
      'happens then.',
    path: paths.yourData,
  }),
  { name: 'robots', content: 'noindex' },
];

const letter = `mailto:${site.email}?subject=${encodeURIComponent('My data')}`;

/** For hosts that serve files only. Where the server runs, it answers at this address itself, with a form. */
export default function YourDataPage() {
  return (
    <div className="page section">
      <h1>Your data</h1>
      <p className="lead mt-4">You have the right to see, correct and delete what is held about you.</p>
      <p className="mt-6 measure">
        On this installation it is done by hand. Write to <a href={letter}>{site.email}</a> from the address it
        concerns, so that we can tell it is you, and say what you would like. You need no reason, and it costs nothing.
      </p>
      <p className="mt-6 measure">
        What we collect, and why, is on the <a href={paths.privacy}>privacy page</a>.
      </p>
    </div>
  );
}
