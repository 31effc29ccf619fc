import { DownloadLink } from '../frame/DownloadLink.tsx';
import type { ShownDownload } from '../frame/downloads.server.ts';
import { studyChecklist } from './study-checklist.ts';

export function StudyChecklist({ pdf }: { pdf: ShownDownload }) {
  return (
    // On a printed page of its own, so that a reader can print the list and nothing else.
    <section id="checklist" className="section print:break-before-page print:break-after-page">
      <h2>Exam study checklist</h2>
      <p className="mt-4">
        Print this page and check the boxes by hand: the list prints on its own sheet. Or download it with the exam day
        tips as <DownloadLink file={pdf}>a PDF</DownloadLink>.
      </p>
      {studyChecklist.map(({ name, items }) => (
        <div key={name} className="mt-6">
          <h3>{name}</h3>
          <ul className="mt-2">
            {items.map((item) => (
              <Box key={item} text={item} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Box({ text }: { text: string }) {
  return (
    <li className="flex gap-3 py-1">
      <span className="mt-1.5 size-4 flex-none [border:1px_solid_var(--muted)]" aria-hidden="true" />
      {text}
    </li>
  );
}
