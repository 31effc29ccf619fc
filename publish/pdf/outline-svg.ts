/** The state alone, as the site's map draws it. */
export function outlineSvg(path: string, [x = 0, y = 0, width = 0, height = 0]: number[]): string {
  const stroke = Math.max(width, height) / 90;
  const room = [x - stroke, y - stroke, width + 2 * stroke, height + 2 * stroke].join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${room}"><path d="${path}" fill="#e3ece6" stroke="#0a4234" ` +
    `stroke-width="${stroke}" stroke-linejoin="round"/></svg>`
  );
}
