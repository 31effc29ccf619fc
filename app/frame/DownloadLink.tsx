import type { ReactNode } from 'react';
import type { ShownDownload } from './downloads.server.ts';

type DownloadLinkProps = { file: ShownDownload; className?: string; children: ReactNode };

/**
 * A link to a PDF that says what it is before it is opened: format, size, pages. It opens in the browser; saving is the
 * reader's choice.
 */
export function DownloadLink({ file: { path, pages, size }, className, children }: DownloadLinkProps) {
  return (
    <a href={path} type="application/pdf" className={className}>
      {children}{' '}
      <span className="small">
        (PDF, {size}, {pages} {pages === 1 ? 'page' : 'pages'})
      </span>
    </a>
  );
}
