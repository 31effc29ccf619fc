import { NotFound } from './NotFound.tsx';

export default function NotFoundPage() {
  return <NotFound />;
}

export const meta = () => [
  { title: 'Page not found – LicenseAtlas' },
  {
    name: 'description',
    content:
      'Nothing is published at this address. The state guides and the list of all pages are good places to go on from.',
  },
  { name: 'robots', content: 'noindex' },
];
