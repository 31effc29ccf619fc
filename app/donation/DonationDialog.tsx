import { useEffect, useState } from 'react';
import { CloseIcon } from '../frame/icons.tsx';
import { site } from '../frame/site.ts';

/**
 * Opened by the boot script (frame/boot.ts) 30 seconds after the page load, once per browser, so that a page
 * that is only read never loads the rest of the site's script for it.
 */
export function DonationDialog() {
  // The boot script opens what is there: while a field is being used it finds nothing, and comes on a later page.
  if (useIsFieldUsed()) return null;
  return (
    <dialog id="donation" className="dialog" aria-labelledby="donation-title">
      <form method="dialog">
        <button className="close" aria-label="Close">
          <CloseIcon />
        </button>
      </form>
      <h2 id="donation-title" className="pr-8">
        Support Our Mission
      </h2>
      <p className="mt-3 muted">
        Help us continue providing free resources for real estate professionals by donating to our charitable causes.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a className="button" href={site.charity.url} target="_blank" rel="noopener" data-closes>
          Donate Now
        </a>
        <form method="dialog">
          <button className="button button-quiet">Maybe Later</button>
        </form>
      </div>
    </dialog>
  );
}

/** Whether the focus is in a field that somebody fills in or chooses from. */
function useIsFieldUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const look = (): void => setIsUsed(document.activeElement?.matches('input, select, textarea') === true);
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isUsed;
}
