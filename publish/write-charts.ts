import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { paths } from '../app/paths.ts';
import { chartFile } from '../app/states/charts/chart-files.ts';
import { layOut } from '../app/states/charts/chart-layout.server.ts';
import { type ChartQuestion, chartQuestions } from '../app/states/charts/chart-questions.server.ts';
import { toCsv } from '../server/operate/csv.ts';
import { drawChart } from './draw-chart.ts';
import { openPngDrawer, type PngDrawer } from './draw-png.ts';
import { keptBytes } from './kept-bytes.ts';

/** Each chart of /data/charts as a picture that stands by itself, as SVG and PNG, and its figures as CSV. */
export async function writeCharts(
  clientDirectory: string,
  { name, origin }: Pick<SiteSettings, 'name' | 'origin'>,
): Promise<void> {
  const credit = `${name}, ${new URL(origin).host}${paths.charts}. CC BY 4.0`;
  const pictures = openPictures();
  const files: [path: string, content: string | Buffer][] = [];
  for (const chart of chartQuestions()) {
    const svg = drawChart(chart, layOut(chart), credit);
    files.push([chartFile(chart.id, 'svg'), svg]);
    files.push([chartFile(chart.id, 'png'), await pictures.png(chart.id, svg)]);
    files.push([chartFile(chart.id, 'csv'), chartCsv(chart)]);
  }
  await pictures.close();
  await mkdir(dirname(join(clientDirectory, chartFile('any', 'svg'))), { recursive: true });
  await Promise.all(files.map(([path, content]) => writeFile(join(clientDirectory, path), content)));
}

/** What decides how a drawing comes out as a picture. */
const drawnBy = [
  'package-lock.json',
  'publish/draw-png.ts',
  'publish/share/indexed-png.ts',
  'publish/pdf/cut-fonts.ts',
];

/** Charts as PNG. One that an earlier build drew is not drawn again, and without any new one no drawer is opened. */
function openPictures(): { png: (id: string, svg: string) => Promise<Buffer>; close: () => Promise<void> } {
  const code = drawnBy.map((file) => readFileSync(join(import.meta.dirname, '..', file)));
  let drawer: PngDrawer | undefined;
  return {
    png: (id, svg) =>
      keptBytes(`charts/${id}`, [...code, svg], async () => {
        drawer ??= await openPngDrawer();
        return drawer.png(svg);
      }),
    close: async () => drawer?.close(),
  };
}

/** A row a state; an unknown figure is an empty cell, and `doubt` says why a known one is not sure. */
export const chartCsv = ({ states, unit }: Pick<ChartQuestion, 'states' | 'unit'>): string =>
  toCsv(
    ['code', 'state', 'value', 'unit', 'doubt'],
    states.map(({ code, name, value, doubt }) => ({
      code,
      state: name,
      value: value === null ? null : `${value}`,
      unit,
      doubt: doubt ?? null,
    })),
  );
