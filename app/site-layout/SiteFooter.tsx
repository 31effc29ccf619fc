import { paths } from '../paths.ts';
import { Logo } from './SiteHeader.tsx';
import { site } from '../frame/site.ts';
import { tools } from './navigation.ts';
import { SocialLinks } from '../frame/SocialLinks.tsx';
import { ownHtml } from '../frame/trusted-types.ts';

const quickLinks = [
  ['Home', paths.home],
  ['How to Get Licensed', paths.howToGetLicensed],
  ['State Guides', paths.stateGuides],
  ['Exam Preparation', paths.examPrep],
  ['Resources', paths.resources],
  ['Blog', paths.blog],
];

function Column({ title, links, rel }: { title: string; links: string[][]; rel?: string }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([name, path]) => (
          <li key={path}>
            <a href={path} rel={rel}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const thisYear = (): number => new Date().getFullYear();

const look = 'site-footer [--logo:#6fd1ae]';
/** As the build wrote it and the boot script left it. */
const written = import.meta.env.SSR ? '' : (document.querySelector('.site-footer')?.innerHTML ?? '');

/**
 * The same on every page and at every moment, with nothing to press but links: in the browser React leaves it as it
 * stands, and its text is not in the script.
 */
export function SiteFooter() {
  if (!import.meta.env.SSR)
    return <footer className={look} suppressHydrationWarning dangerouslySetInnerHTML={ownHtml(written)} />;
  return (
    <footer className={look}>
      <div className="page">
        <div className="footer-columns">
          <div>
            <Logo />
            <p className="mt-4">{site.tagline}</p>
            <SocialLinks />
          </div>
          <Column title="Quick Links" links={quickLinks} />
          <Column title="Free tools" links={tools.map(({ name, path }) => [name, path])} />
          <Column
            title="Legal"
            links={[
              ['Privacy Policy', paths.privacy],
              ['Terms of Service', paths.terms],
            ]}
          />
          <div>
            <h2>Contact Us</h2>
            <ul>
              <li>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
              <li>
                <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
              </li>
              {site.addressLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <Column
            title="Partner Sites"
            rel="sponsored noopener"
            links={site.partners.map(({ name, url }) => [name, url])}
          />
        </div>
        <div className="footer-end">
          {/* The boot script writes the reader's current year; the build's year stands in without it. */}
          <p>
            ©{' '}
            <span id="year" suppressHydrationWarning>
              {thisYear()}
            </span>{' '}
            {site.name}. All rights reserved.
          </p>
          <ul>
            <li>
              <a href={paths.privacyPolicy}>Privacy Policy</a>
            </li>
            <li>
              <a href={paths.termsOfService}>Terms of Service</a>
            </li>
            <li>
              <a href={paths.sitemap}>Sitemap</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
