import { notify } from './toast-store.ts';

/** A part of the page that was asked for could not be fetched: what to do with the rejection of its import. */
export const tellLost = (): void =>
  void notify({
    title: 'A part of this page is missing',
    description: 'Check your connection and load the page again. What you entered is kept.',
    variant: 'destructive',
  });
