/**
 * "40 to 180 hours": the smallest and largest of some figures, the unit said once where it comes last.
 * One figure, or equal ones, is just that figure. @throws RangeError for no figures.
 */
export function rangeOf(values: number[], format: (value: number) => string): string {
  if (values.length === 0) throw new RangeError('a range needs at least one figure');
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return format(low);
  const first = format(low);
  const shared = / \w+$/.test(format(high)) ? first.replace(/ \w+$/, '') : first;
  return `${shared} to ${format(high)}`;
}
