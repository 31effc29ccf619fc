/** The value below which `percent` of all lie (nearest rank); 0 of none. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
