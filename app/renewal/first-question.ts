/** What is asked before anything is entered. */
export const firstQuestion = 'To see when you renew, enter your license’s issue date or its expiration date.';
