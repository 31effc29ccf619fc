/** What a reader does about a change that is not sure: a sentence of its own. */
export const whatToConfirm = (doubt: string): string =>
  doubt === 'sources disagree'
    ? 'Sources disagree, so confirm the change with the state’s licensing agency.'
    : 'We couldn’t confirm this change, so check with the state’s licensing agency.';
