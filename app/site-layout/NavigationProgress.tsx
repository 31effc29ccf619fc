import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/**
 * Shorter waits are not worth a word: the link that was followed shows at once that it is busy (client-navigation.ts).
 */
const wordAfterMs = 300;

/** Says, to eyes and ears, that the next page is on its way. */
export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle';
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return setIsLong(false);
    const timer = setTimeout(() => setIsLong(true), wordAfterMs);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return (
    <p className="navigating" role="status">
      {isLong && 'Loading the page…'}
    </p>
  );
}
