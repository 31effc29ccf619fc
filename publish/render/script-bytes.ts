import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Weighs scripts of the finished site: their Brotli copies where they have one. Each is looked at once.
 * @param clientDirectory where every shared script lies compressed already
 */
export function scriptWeigher(clientDirectory: string): (addresses: string[]) => number {
  const known = new Map<string, number>();
  const weigh = (address: string): number => {
    const file = join(clientDirectory, address);
    const { size } = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
    known.set(address, size);
    return size;
  };
  return (addresses) => addresses.reduce((sum, address) => sum + (known.get(address) ?? weigh(address)), 0);
}
