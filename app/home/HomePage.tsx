import type { Organization, WebSite, WithContext } from 'schema-dts';
import { AdSlot } from '../ads/AdSlot.tsx';
import { articlesNamed } from '../blog/articles.server.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { site } from '../frame/site.ts';
import { useAllStyles } from '../frame/use-all-styles.ts';
import { paths } from '../paths.ts';
import { OtherGuides } from '../states/OtherGuides.tsx';
import { otherPlaces, stateTiles } from '../states/tiles.server.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import type { Route } from './+types/HomePage';
import { ContinueStrip } from '../study/ContinueStrip.tsx';
import { askedStates } from './asked-states.server.ts';
import { atlasOf } from './atlas.server.ts';
import { FeaturedArticles } from './FeaturedArticles.tsx';
import { FeatureCards, Tools, WhyGetALicense } from './HomeSections.tsx';
import { Hero } from './Hero.tsx';
import { HomeSidebar } from './HomeSidebar.tsx';
import { StateGrid } from './StateGrid.tsx';
import css from './home.css?inline';

const featured = ['beginners-guide', 'exam-tips', 'license-reciprocity', 'specializations'];

export function loader() {
  return {
    atlas: atlasOf(),
    states: askedStates(),
    tiles: stateTiles(),
    others: otherPlaces(),
    articles: articlesNamed(featured),
    updates: articlesNamed(['licensing-changes-2023', 'online-courses', 'market-trends']),
  };
}

export function meta() {
  const organization: WithContext<Organization> = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: site.origin,
    email: site.email,
    logo: `${site.origin}/favicon.svg`,
  };
  const webSite: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: site.origin,
  };
  return pageMeta({
    title: 'The Ultimate Guide to Real Estate Licensing',
    description:
      'How to get a real estate license in each of the 50 states: hours, fees, exam and renewal, every figure ' +
      'with its source and date. Free, no sign-up.',
    path: paths.home,
    structuredData: [organization, webSite],
  });
}

export default function HomePage({
  loaderData: { atlas, states, tiles, others, articles, updates },
}: Route.ComponentProps) {
  useAllStyles();
  return (
    <div className="page">
      <PageStyle name="home" css={css} />
      <ContinueStrip />
      <Hero atlas={atlas} states={states} />
      <FeatureCards />
      <Tools />
      <div className="section-small">
        <AdSlot type="network" />
      </div>
      <WhyGetALicense />
      <FeaturedArticles articles={articles} />
      <div className="with-aside section">
        <div className="grid grid-cols-1 grid-rows-[1fr_auto]">
          <StateGrid states={tiles} />
          <OtherGuides places={others} />
        </div>
        <HomeSidebar updates={updates} />
      </div>
      <div className="section-small">
        <AdSlot type="partner-two" position="footer" />
      </div>
    </div>
  );
}
