/** A chart as an SVG file that stands by itself: its question, its answer and where it is from are in the picture. */
import type { ChartLayout } from '../app/states/charts/chart-layout.server.ts';
import type { ChartQuestion } from '../app/states/charts/chart-questions.server.ts';

const margin = 24;
const serif = "Georgia,'Times New Roman',serif";
const sans = "system-ui,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif";
const colors = {
  paper: '#fbf9f4',
  ink: '#16211d',
  muted: '#4a5852',
  edge: '#85877b',
  cell: '#d3e2d6',
  brass: '#a9772a',
};
const fills = {
  s: `fill="${colors.cell}"`,
  d: `fill="${colors.paper}" stroke="${colors.edge}" stroke-dasharray="3 2"`,
  u: `fill="url(#hatched)" stroke="${colors.edge}"`,
};

/** @param credit the last line: who made it, and how it may be used */
export function drawChart(
  { question, said, medianShown, states }: Pick<ChartQuestion, 'question' | 'said' | 'medianShown' | 'states'>,
  layout: ChartLayout,
  credit: string,
): string {
  const title = wrap(question, 34);
  const summary = wrap(`${said}. Median: ${medianShown}.`, 58);
  const kickerEnd = margin + 20;
  const titleEnd = kickerEnd + title.length * 24;
  const top = titleEnd + summary.length * 17 + 16;
  const [width, height] = [layout.width + 2 * margin, top + layout.height + 62];
  const spoken = states.map(({ name, shown, doubt }) => `${name}: ${shown}${doubt ? ` (${doubt})` : ''}`).join('; ');
  const line = (text: string, y: number, more: string): string => `<text x="${margin}" y="${y}" ${more}>${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" ` +
      `viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d" font-family="${sans}" fill="${colors.ink}">`,
    `<title id="t">${escapeXml(question)}</title><desc id="d">${escapeXml(spoken)}</desc>`,
    `<pattern id="hatched" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">`,
    `<path fill="${colors.edge}" d="M0 0h1v5H0z"/></pattern>`,
    `<path fill="${colors.paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<g font-family="${serif}" font-size="20" font-weight="600">`,
    ...title.map((text, index) => line(escapeXml(text), kickerEnd + 14 + index * 24, '')),
    `</g><g font-size="12" fill="${colors.muted}">`,
    line('Real estate licenses, 50 states and DC', margin + 6, 'font-size="10.5"'),
    ...summary.map((text, index) => line(escapeXml(text), titleEnd + 13 + index * 17, '')),
    line('Dashed: not confirmed. Hatched: unknown. Arrow: median.', height - margin - 16, 'font-size="10.5"'),
    line(escapeXml(credit), height - margin, 'font-size="10.5"'),
    `</g><g transform="translate(${margin} ${top})" font-size="11.5">${cellsOf(layout)}</g></svg>\n`,
  ].join('');
}

/** What app/states/charts/Chart.tsx draws on the page, without its style sheet. */
function cellsOf({ head, rows, cells, cell, axis }: ChartLayout): string {
  const labels = rows.map(({ label, y, height, isMedian }) => {
    const weight = isMedian ? ' font-weight="700"' : '';
    const arrow = isMedian ? `<path fill="${colors.brass}" d="M${axis - 7} ${y + 5}l5 5-5 5z"/>` : '';
    const rule = `<path stroke="${colors.edge}" d="M${axis} ${y}v${height}"/>`;
    return `${arrow}${rule}<text y="${y + 15}"${weight}>${escapeXml(label)}</text>`;
  });
  const boxes = cells.map(
    ([x, y, code, kind]) =>
      `<path ${fills[kind]} d="M${x + 0.5} ${y + 0.5}h${cell.width - 1}v${cell.height - 1}h${1 - cell.width}z"/>` +
      `<text x="${x + cell.width / 2}" y="${y + 14.5}" text-anchor="middle" font-weight="600">${code}</text>`,
  );
  return [head && `<text y="12" fill="${colors.muted}">${head}</text>`, ...labels, ...boxes].join('');
}

/** Lines of at most so many letters. */
function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
