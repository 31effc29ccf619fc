import type { Imprint } from './pdf/pdf-document.ts';
import type { DrawingPlan } from './plan-drawings.ts';
import type { WrittenDownload } from './pdf/list-downloads.ts';
import type { DownloadToSet } from './pdf/write-downloads.ts';
import type { PrecompressResult } from './precompress.ts';
import type { PageWriter, RenderedPage } from './render/render-page.ts';
import type { PlannedPicture } from './share/place-pictures.ts';

export type Task =
  /** Draws the site's fonts, which the bundles hold. */
  | { kind: 'site fonts' }
  /** Finds out which PDFs and pictures there are to make. */
  | { kind: 'plan drawings' }
  /** The same of the PDFs alone, for a language beside English. */
  | { kind: 'plan downloads' }
  /** Cuts the fonts of PDFs and pictures. */
  | { kind: 'fonts' }
  | { kind: 'open PDF compiler'; fonts: Uint8Array[]; imprint: Imprint }
  | { kind: 'download'; download: DownloadToSet }
  | { kind: 'open picture drawer'; fonts: Uint8Array[]; siteName: string }
  | { kind: 'picture'; planned: PlannedPicture }
  | ({ kind: 'open server build' } & Pick<
      PageWriter,
      'siteDirectory' | 'buildDirectory' | 'bundleKey' | 'tries' | 'there'
    >)
  | { kind: 'page'; path: string }
  | { kind: 'copies'; clientDirectory: string; file: string }
  /** Leaves what this thread used to the next build. */
  | { kind: 'finish cache' };

export type ResultOf<K extends Task['kind']> = {
  'site fonts': undefined;
  'plan drawings': DrawingPlan;
  'plan downloads': DrawingPlan['downloads'];
  fonts: Uint8Array[];
  'open PDF compiler': undefined;
  download: WrittenDownload;
  'open picture drawer': undefined;
  picture: undefined;
  'open server build': undefined;
  page: RenderedPage;
  copies: PrecompressResult;
  'finish cache': string;
}[K];

export type Answer = { id: number; result?: unknown; error?: string };
