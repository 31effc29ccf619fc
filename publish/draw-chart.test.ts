import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { layOut } from '../app/states/charts/chart-layout.server.ts';
import { chartQuestions } from '../app/states/charts/chart-questions.server.ts';
import { openPngDrawer } from './draw-png.ts';
import { drawChart } from './draw-chart.ts';
import { firstNamed, wordsOf } from './parse-page.ts';
import { chartCsv } from './write-charts.ts';

test.each(chartQuestions().map((chart) => [chart.id, chart] as const))(
  'the picture and the file of %s say every figure in words',
  (_, chart) => {
    const svg = drawChart(chart, layOut(chart), 'LicenseAtlas & others');
    const said = wordsOf(firstNamed('desc', parseDocument(svg, { xmlMode: true }))!.children);
    const rows = chartCsv(chart).trim().split('\r\n').slice(1);
    for (const [index, { code, name, value, shown, doubt }] of chart.states.entries()) {
      expect(said).toContain(`${name}: ${shown}${doubt ? ` (${doubt})` : ''}`);
      expect(svg).toContain(`>${code}</text>`);
      expect(rows[index]).toMatch(new RegExp(`^${code},${name},${value ?? ''},`));
    }
    expect(svg).toContain('LicenseAtlas &amp; others');
    expect(svg).not.toContain('undefined');
  },
);

test('a picture is drawn without the fonts of the machine, at the size of its SVG', async () => {
  const draw = await openPngDrawer();
  const chart = chartQuestions()[0]!;
  const svg = drawChart(chart, layOut(chart), 'LicenseAtlas');
  const [png, again] = [draw.png(svg), draw.png(svg)];
  await draw.close();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(`${png.readUInt32BE(16)} ${png.readUInt32BE(20)}`).toBe(
    /width="(\d+)" height="(\d+)"/.exec(svg)!.slice(1).join(' '),
  );
  expect(again.equals(png)).toBe(true);
});
