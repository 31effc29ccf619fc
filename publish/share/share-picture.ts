/** What the picture of one page shows when the page is shared: its words, and a state's outline and figures. */
export type SharePicture = {
  /** Of the page, e.g. "/state-guides/ohio". */
  path: string;
  /** Above the title: "State guide". */
  kind: string;
  title: string;
  /** At the bottom, where there are no figures. */
  text: string;
  figures?: { label: string; value: string }[];
  /** An SVG. */
  outline?: string;
};
