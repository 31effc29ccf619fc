import type { Pdf } from './pdf.ts';

/** US Letter, and no font but our own, each embedded: a system's font would differ from machine to machine. */
export function pdfsLookTheSameEverywhere({ info, fonts }: Pdf): string[] {
  return [
    ...(/\(letter\)/.test(info['Page size'] ?? '') ? [] : [`is on paper of ${info['Page size']}`]),
    ...(fonts.length > 0 ? [] : ['has no fonts']),
    ...fonts.flatMap(({ name, embedded }) => [
      ...(embedded ? [] : [`does not embed ${name}`]),
      ...(name.includes('+AtlasSerif') ? [] : [`is set in ${name}`]),
    ]),
  ];
}
