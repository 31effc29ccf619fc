import { DownloadLink } from '../../frame/DownloadLink.tsx';
import type { ShownDownload } from '../../frame/downloads.server.ts';
import { alertsForm } from '../../frame/update-addresses.ts';
import { planFor } from '../../paths.ts';
import { RegulatorCard } from './GuideEnd.tsx';
import type { Guide } from './guide.server.ts';
import { StandingStrips } from './StandingStrips.tsx';

export type GuideSideProps = { guide: Guide; pdf: ShownDownload | null };

/**
 * Beside the guide on a wide screen, near its end on a phone: the state among all states, and who decides. The last
 * part stays in view there (guide.css), so nothing of the column may come after it, to pass under it.
 */
export function GuideSide({ guide, pdf }: GuideSideProps) {
  return (
    <div className="guide-side">
      {guide.standings.length > 0 && (
        <section id="standing" aria-labelledby="standing-title">
          <h2 id="standing-title">How {guide.place} compares</h2>
          <StandingStrips guide={guide} />
        </section>
      )}
      <ul className="rows no-print">
        <li className="wide-only">
          <a className="more" href={planFor(guide.slug)}>
            Make my plan
          </a>
        </li>
        <li>
          <a href={alertsForm(guide.slug)}>Email me when {guide.name} rules change</a>
        </li>
        {pdf && (
          <li>
            <DownloadLink file={pdf}>Print or save this guide</DownloadLink>
          </li>
        )}
      </ul>
      <section id="regulator" aria-labelledby="regulator-title">
        <h2 id="regulator-title">Who regulates licenses</h2>
        <RegulatorCard guide={guide} />
      </section>
    </div>
  );
}
