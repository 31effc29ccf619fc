import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/ChartsPage';
import { Chart } from './Chart.tsx';
import { chartData } from './chart-data.server.ts';
import css from './charts.css?inline';
import { mapMetrics } from './map-metrics.server.ts';
import { MetricMap } from './MetricMap.tsx';
import { mapSize } from '../../facts/outlines.server.ts';

export const loader = () => ({ charts: chartData(), map: mapMetrics(), size: mapSize });

export const meta = () =>
  pageMeta({
    title: 'Real Estate License Requirements in Charts and Maps',
    description:
      'Course hours, fees, exam time, passing scores, age, and renewal of all states and DC, drawn to scale: charts ' +
      'and a map to look at, print, or download.',
    path: paths.charts,
  });

export default function ChartsPage({ loaderData: { charts, map, size } }: Route.ComponentProps) {
  return (
    <div className="page">
      <PageStyle name="charts" css={css} />
      <Breadcrumbs trail={[{ name: 'Open data', path: paths.openData }]} here="Charts and maps" />
      <header className="mt-8">
        <h1>License Requirements in Charts</h1>
        <p className="lead mt-4">What all 50 states and DC require, one question at a time. State counts include DC.</p>
      </header>
      <MetricMap {...map} size={size} />
      <section className="section" aria-labelledby="charts-title">
        <h2 id="charts-title">One chart per question</h2>
        <p className="small muted mt-3 measure">
          Each cell is a state. <Key kind="d" /> Dashed: not confirmed. <Key kind="u" /> Hatched: unknown. The arrow
          marks the median. See each state’s guide for sources.
        </p>
        <div className="charts mt-6">
          {charts.map((chart) => (
            <Chart key={chart.id} chart={chart} />
          ))}
        </div>
      </section>
      <section className="section-small measure" aria-labelledby="use-title">
        <h2 id="use-title">Use these charts</h2>
        <p className="mt-3">
          Print, share, or publish any chart. Credit LicenseAtlas and link to this page (
          <a href={paths.openData}>CC BY 4.0</a>). <a href={paths.stateTable}>See all figures in one table</a>.
        </p>
      </section>
    </div>
  );
}

function Key({ kind }: { kind: 'd' | 'u' }) {
  return (
    <svg className="cell-key" viewBox="0 0 26 20" aria-hidden="true">
      {kind === 'u' && <CellHatch />}
      <rect className={`cell-${kind}`} x="1" y="1" width="24" height="18" rx="3" />
    </svg>
  );
}

/** For every chart of the page. */
function CellHatch() {
  return (
    <pattern id="cell-hatched" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="1" height="5" fill="var(--edge)" />
    </pattern>
  );
}
