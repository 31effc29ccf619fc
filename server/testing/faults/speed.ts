/** How many times as fast the clock of a server under test runs. */
export const timesAsFast = 30;
