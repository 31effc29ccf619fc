import { NotFound } from './NotFound.tsx';

export default function NotFoundPage() {
  return <NotFound />;
}

export const meta = () => [{ title: 'Page not found – LicenseAtlas' }, { name: 'robots', content: 'noindex' }];
