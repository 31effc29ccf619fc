/** The form's default category, shown to whoever reads the message. */
export const contactCategory = 'Niche & Miscellaneous';

/** Our own script beside the frame; a provider's can take its place. */
export const embedContactScript = '/embed/contact.js';

/** Height of the form's frame in CSS pixels. */
export const contactFrameHeight = 789;

/**
 * The frame's address: the form's own, with the category added to whatever query it already has.
 * @param formUrl a path of this site or a full address
 */
export function contactFrameAddress(formUrl: string, category: string): string {
  const [address = '', ...fragment] = formUrl.split('#');
  const joiner = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return [`${address}${joiner}category=${encodeURIComponent(category)}`, ...fragment].join('#');
}
