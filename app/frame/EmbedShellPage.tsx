/** The same as ShellPage.tsx for what the server shows inside a frame: the site's styles, without header and footer. */
export default function EmbedShellPage() {
  return <main id="main" className="page max-w-none py-7" dangerouslySetInnerHTML={{ __html: '<!--content-->' }} />;
}

export const meta = () => [{ title: 'title-goes-here' }, { name: 'robots', content: 'noindex' }];
