import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { feeds, paths } from '../paths.ts';

export const meta = () => [
  ...pageMeta({
    title: 'The newsletter is not connected yet',
    description:
      'This site cannot take newsletter addresses yet. Yours was not stored; here is how to hear from us all the same.',
    path: paths.newsletterNotConnected,
  }),
  { name: 'robots', content: 'noindex' },
];

const letter = `mailto:${site.email}?subject=${encodeURIComponent('Tell me when the newsletter starts')}`;

/** Where a newsletter form that was sent without script arrives while no newsletter is set up. */
export default function NotConnectedPage() {
  return (
    <div className="page section">
      <h1 className="measure">The newsletter is not connected yet</h1>
      <p className="lead mt-4">Your address was not stored or passed on. There is nothing for you to undo.</p>
      <p className="mt-6 measure">
        If you would like to be told when the newsletter starts, write to <a href={letter}>{site.email}</a>. Until then,
        new articles appear on the <a href={paths.blog}>blog</a> and in its <a href={feeds.atom}>feed</a>.
      </p>
      <p className="mt-8">
        <a className="button" href={paths.home}>
          Back to Home
        </a>
      </p>
    </div>
  );
}
