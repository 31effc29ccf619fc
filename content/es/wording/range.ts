/** "de 40 a 180 horas": as app/wording/range.ts. @throws RangeError for no figures */
export function rangeOf(values: number[], format: (value: number) => string): string {
  if (values.length === 0) throw new RangeError('a range needs at least one figure');
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return format(low);
  const first = format(low);
  const shared = / \p{L}+$/u.test(format(high)) ? first.replace(/ \p{L}+$/u, '') : first;
  return `de ${shared} a ${format(high)}`;
}
