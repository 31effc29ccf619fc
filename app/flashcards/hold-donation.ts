import { useEffect } from 'react';

/**
 * Keeps the donation popup from opening while the component is on the screen; it then comes on a later page, as after
 * an exam. The boot script opens the dialog it finds under this id, so the id is taken away for that long: a second
 * condition would not fit into its 2 KB. Here and not in app/donation, which every page loads.
 */
export function useDonationHeld(): void {
  useEffect(() => {
    const dialog = document.getElementById('donation');
    if (!dialog) return;
    dialog.id = 'donation-held';
    return () => {
      dialog.id = 'donation';
    };
  }, []);
}
