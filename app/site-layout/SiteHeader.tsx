import { paths } from '../paths.ts';
import { searchLinkId } from '../search/SearchOpener.tsx';
import { Compass, SearchIcon, ThemeIcon } from '../frame/icons.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { navigation, tools } from './navigation.ts';
import { site } from '../frame/site.ts';

export const menuId = 'site-menu';

/** Highlighted only where the path is exactly this one: /blog is not active on /blog/exam-tips. */
function NavigationLinks({ pathname }: { pathname: string }) {
  return navigation.map(({ name, path }) => (
    <a key={path} href={path} aria-current={pathname === path ? 'page' : undefined}>
      {name}
    </a>
  ));
}

export function SiteHeader({ pathname }: { pathname: string }) {
  return (
    <>
      <nav className="topline" aria-label="Search, books, radio and theme">
        <div className="page">
          <p>Free, sourced licensing guides for every state. No sign-up.</p>
          <a
            id={searchLinkId}
            className="flex items-center gap-2"
            href={paths.search}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <SearchIcon /> Search
          </a>
          <a href={paths.books}>Books</a>
          <a href={paths.radio}>Radio</a>
          <LanguageLinks pathname={pathname} />
          <button
            type="button"
            className="needs-script flex items-center gap-2"
            data-theme-switch
            aria-label="Switch between light and dark theme"
          >
            <ThemeIcon /> Theme
          </button>
        </div>
      </nav>
      <header className="site-header">
        <div className="page">
          <Logo />
          <nav className="nav" aria-label="Main">
            <NavigationLinks pathname={pathname} />
          </nav>
          <button type="button" className="menu-button" aria-label="Toggle menu" popoverTarget={menuId}>
            Menu
          </button>
          <div id={menuId} className="menu" popover="auto">
            <nav aria-label="Menu">
              <NavigationLinks pathname={pathname} />
              <p>Free tools:</p>
              {tools.map(({ name, path }) => (
                <a key={path} href={path} aria-current={pathname === path ? 'page' : undefined}>
                  {name}
                </a>
              ))}
              <p>Partner Sites:</p>
              {site.partners.map(({ name, url }) => (
                <a key={url} href={url} rel="sponsored noopener">
                  {name}
                </a>
              ))}
            </nav>
          </div>
        </div>
      </header>
    </>
  );
}

export function Logo() {
  // The owner's name in two tones where it is two words run together: License + Atlas.
  const [, first = site.name, second = ''] = /^(.+?[a-z])([A-Z].*)$/.exec(site.name) ?? [];
  return (
    <a className="logo" href={paths.home} aria-label={`${site.name}, home`}>
      <Compass />
      <span aria-hidden="true">
        {first}
        <em>{second}</em>
      </span>
    </a>
  );
}
