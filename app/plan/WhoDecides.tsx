import { MarkedText } from '../states/RichText.tsx';
import type { Marked } from '../wording/rich-text.ts';

export type Regulator = { name: Marked; url: string | null; phone: Marked | null };

/** Where "Ask …" leads. */
export function WhoDecides({ regulator: { name, url, phone } }: { regulator: Regulator }) {
  return (
    <section id="regulator" className="section">
      <h2>Who regulates licenses</h2>
      <div className="note mt-5">
        <p className="serif text-[1.2rem]">
          <MarkedText {...name} />
        </p>
        <p className="mt-2">
          {url && (
            <a href={url} rel="noopener">
              {new URL(url).hostname}
            </a>
          )}
          {url && phone && ', '}
          {phone && (
            <span className="inline-block">
              phone <MarkedText {...phone} />
            </span>
          )}
        </p>
        <p className="mt-1 small">If this page and the regulator disagree, go with the regulator.</p>
      </div>
    </section>
  );
}
