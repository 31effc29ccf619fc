import { useEffect, useState } from 'react';
import type { MoveFile } from './state-plan.server.ts';

export type UsedMoves = { file: MoveFile | undefined; isLost: boolean };

/** The plans of people licensed elsewhere, fetched once somebody wants them. */
export function useMoves(address: string | null, isWanted: boolean): UsedMoves {
  const [used, setUsed] = useState<UsedMoves>({ file: undefined, isLost: false });
  useEffect(() => {
    if (!isWanted || address === null) return;
    fetch(address)
      .then((response) => (response.ok ? (response.json() as Promise<MoveFile>) : Promise.reject(new Error(address))))
      .then(
        (file) => setUsed({ file, isLost: false }),
        () => setUsed({ file: undefined, isLost: true }),
      );
  }, [address, isWanted]);
  return used;
}
