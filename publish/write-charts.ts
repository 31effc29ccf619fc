import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteSettings } from '../app/frame/site-settings.server.ts';
import { paths } from '../app/paths.ts';
import { chartFile } from '../app/states/charts/chart-files.ts';
import { layOut } from '../app/states/charts/chart-layout.server.ts';
import { type ChartQuestion, chartQuestions } from '../app/states/charts/chart-questions.server.ts';
import { toCsv } from '../server/operate/csv.ts';
import { drawChart } from './draw-chart.ts';
import { openPngDrawer } from './draw-png.ts';

/** Each chart of /data/charts as a picture that stands by itself, as SVG and PNG, and its figures as CSV. */
export async function writeCharts(
  clientDirectory: string,
  { name, origin }: Pick<SiteSettings, 'name' | 'origin'>,
): Promise<void> {
  const credit = `${name}, ${new URL(origin).host}${paths.charts}. CC BY 4.0`;
  const draw = await openPngDrawer();
  const files = chartQuestions().flatMap((chart) => {
    const svg = drawChart(chart, layOut(chart), credit);
    return [
      [chartFile(chart.id, 'svg'), svg] as const,
      [chartFile(chart.id, 'png'), draw.png(svg)] as const,
      [chartFile(chart.id, 'csv'), chartCsv(chart)] as const,
    ];
  });
  await draw.close();
  await mkdir(dirname(join(clientDirectory, chartFile('any', 'svg'))), { recursive: true });
  await Promise.all(files.map(([path, content]) => writeFile(join(clientDirectory, path), content)));
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
