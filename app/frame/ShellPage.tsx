/**
 * The site's frame around nothing: publish/place-shells.ts takes it out of the public pages for the server to put
 * content into.
 */
export default function ShellPage() {
  return <div dangerouslySetInnerHTML={{ __html: '<!--content-->' }} />;
}

// React writes text, not comments, into a title; the build turns these words into the marker.
export const meta = () => [
  { title: 'title-goes-here' },
  { name: 'robots', content: 'noindex' },
  { tagName: 'link', rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];
