import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { layOut } from '../app/states/charts/chart-layout.server.ts';
import { chartQuestions } from '../app/states/charts/chart-questions.server.ts';
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
