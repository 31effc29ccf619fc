/** What a reader does about a change that is not sure: a sentence of its own. */
export const whatToConfirm = (doubt: string): string =>
  doubt === 'sources disagree'
    ? 'Sources disagree on this point, so check with the state’s licensing agency.'
    : 'We couldn’t confirm this point, so check with the state’s licensing agency.';
