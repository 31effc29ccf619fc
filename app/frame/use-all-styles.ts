import { useEffect } from 'react';
import { loadAllStyles } from './all-styles.ts';

/** For pages that are built with the styles of what they show (`isLean: 'strictly'`): a tap may need any other. */
export function useAllStyles(): void {
  useEffect(() => void loadAllStyles().catch(() => {}), []);
}
