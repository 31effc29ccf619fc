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
      <p className="lead mt-4">You have the right to see, correct, and delete what we hold about you.</p>
      <p className="mt-6 measure">
        Email <a href={letter}>{site.email}</a> from the email address we have on file, so we know it’s you, and tell us
        what you’d like us to do. You don’t have to give a reason, and it’s free.
      </p>
      <p className="mt-6 measure">
        To see what we collect and why, read our <a href={paths.privacy}>privacy policy</a>.
      </p>
    </div>
  );
}
