/** Where the rules of renewing late stand on the page. */
export const lateRow = 'renewing-late';
