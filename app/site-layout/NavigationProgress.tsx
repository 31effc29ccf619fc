import { useEffect, useState } from 'react';
import { navigationIsUnderWay } from '../frame/client-navigation.ts';
import { useStore } from '../ui/store.ts';

/** Shorter waits are not worth a word: the link that was followed shows at once that it is busy. */
const wordAfterMs = 300;

/** Says, to eyes and ears, that the next page is on its way. */
export function NavigationProgress() {
  const isUnderWay = useStore(navigationIsUnderWay);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(isUnderWay), isUnderWay ? wordAfterMs : 0);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return (
    <p className="navigating" role="status">
      {isLong && 'Loading the page…'}
    </p>
  );
}
