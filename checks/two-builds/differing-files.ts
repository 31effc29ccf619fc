/**
 * Files that only one of two builds has, or whose contents differ, in alphabetical order. Each build: digests by path.
 */
export function differingFiles(first: Map<string, string>, second: Map<string, string>): string[] {
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((file) => first.get(file) !== second.get(file))
    .toSorted();
}
