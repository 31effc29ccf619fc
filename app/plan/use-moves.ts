import { useEffect, useState } from 'react';
import type { MovePanel } from './MovePanel.tsx';
import type { MoveFile } from './state-plan.server.ts';

export type UsedMoves = { loaded: { file: MoveFile; MovePanel: typeof MovePanel } | undefined; isLost: boolean };

/** The plans of people licensed elsewhere, and what shows the choice of them, fetched once somebody wants them. */
export function useMoves(address: string | null, isWanted: boolean): UsedMoves {
  const [used, setUsed] = useState<UsedMoves>({ loaded: undefined, isLost: false });
  useEffect(() => {
    if (!isWanted || address === null) return;
    Promise.all([fetchMoves(address), import('./MovePanel.tsx')]).then(
      ([file, module]) => setUsed({ loaded: { file, MovePanel: module.MovePanel }, isLost: false }),
      () => setUsed({ loaded: undefined, isLost: true }),
    );
  }, [address, isWanted]);
  return used;
}

/** @throws Error where the file cannot be had */
async function fetchMoves(address: string): Promise<MoveFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as MoveFile;
}
