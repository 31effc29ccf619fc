import { paths } from '../paths.ts';
import { openDataChanges, updateFeeds } from '../frame/update-addresses.ts';

/** What the four kinds of change mean. */
export function WhatChangedMeans() {
  return (
    <p className="mt-4 measure">
      “Rule changed” means the state or the exam company changed the rule. The sentence gives the date the rule changed.
      The heading gives the date we recorded it, which can be much later. “Corrected,” “added,” and “removed” mean our
      figure was wrong, missing, or out of date; the rule itself may not have changed. We don’t list changes to our
      wording.
    </p>
  );
}

/** How to follow the changes by program: the feeds of all states, or of one. */
export function FollowUpdates({ slug, place }: { slug?: string; place?: string }) {
  const feed = updateFeeds(slug);
  return (
    <section className="section measure" aria-labelledby="follow">
      <h2 id="follow">Follow {place ? `updates for ${place}` : 'the updates'}</h2>
      <p className="mt-3">
        Add the <a href={feed.atom}>Atom feed</a> or the <a href={feed.json}>JSON feed</a> to your feed reader. Our{' '}
        <a href={paths.openData}>open data</a> lists <a href={openDataChanges}>every change and its values</a>.
      </p>
    </section>
  );
}
