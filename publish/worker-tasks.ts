import type { PrecompressResult } from './precompress.ts';
import type { WrittenDownload } from './pdf/write-downloads.ts';
import type { RenderedPage } from './render/render-page.ts';

export type Task =
  /** Sets every `of`th PDF, beginning with `part`. */
  | { kind: 'downloads'; part: number; of: number }
  | { kind: 'open server build'; buildDirectory: string; bundleKey: string; paths: string[]; tries: boolean }
  | { kind: 'page'; path: string }
  | { kind: 'copies'; clientDirectory: string; file: string }
  | { kind: 'used keys' };

export type ResultOf<K extends Task['kind']> = {
  downloads: Record<string, WrittenDownload>;
  'open server build': undefined;
  page: RenderedPage;
  copies: PrecompressResult;
  'used keys': string[];
}[K];

export type Answer = { id: number; result?: unknown; error?: string };
