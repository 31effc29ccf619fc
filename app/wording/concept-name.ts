/** Words of a concept's slug that are not written in small letters or need a sign. */
const spelled: Record<string, string> = {
  firpta: 'FIRPTA',
  ltv: 'LTV',
  megans: 'Megan’s',
  piti: 'PITI',
  respa: 'RESPA',
  tila: 'TILA',
};

/** A concept in words: 'metes-and-bounds' is "Metes and bounds", 'ltv-and-down-payment' "LTV and down payment". */
export function conceptName(slug: string): string {
  const words = slug
    .split('-')
    .map((word) => spelled[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
