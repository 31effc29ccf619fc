import { site } from '../frame/site.ts';
import { paths } from '../paths.ts';

type Props = { width?: number; height?: number };

/**
 * The news widget in its frame. For the first 1000 ms it is hidden behind 'Loading RSS feed...', then revealed.
 * The delay is a CSS animation (.reveal in site.css): it runs before hydration as after it, and without scripts
 * the frame is simply there.
 */
export function NewsFrame({ width = 900, height = 1600 }: Props) {
  const address = site.newsWidgetUrl || paths.embedNews;
  return (
    <>
      <p className="small mt-5 mb-3">
        <a href={address}>Open the news on its own page</a>
      </p>
      {/* The box is there from the beginning: the loading text stands in it, not over a blank page. */}
      <div className="frame relative w-fit max-w-full">
        <p className="needs-script until-revealed absolute p-6 muted">Loading RSS feed...</p>
        <iframe className="reveal" title="Latest news" src={address} width={width} height={height} loading="lazy" />
      </div>
    </>
  );
}
