import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * "?state=texas" in the address chooses that state as soon as the browser has said what it keeps, before which a choice
 * would be lost. The address then loses it: another choice, and a reload, count from there on.
 */
export function useStateFromAddress(isReady: boolean, known: { slug: string }[], choose: (slug: string) => void): void {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('state');
  const chooseNow = useEffectEvent((slug: string) => {
    if (known.some((state) => state.slug === slug)) choose(slug);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isReady && asked !== null) chooseNow(asked);
  }, [isReady, asked]);
}
