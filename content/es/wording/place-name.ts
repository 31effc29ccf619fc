/** "el Distrito de Columbia", "las Islas Vírgenes de los Estados Unidos"; all other names stand without an article. */
export const placeName = (name: string): string =>
  name.startsWith('Distrito ') ? `el ${name}` : name.startsWith('Islas ') ? `las ${name}` : name;

/** The same at the beginning of a sentence. */
export const placeNameFirst = (name: string): string => {
  const inside = placeName(name);
  return inside.charAt(0).toUpperCase() + inside.slice(1);
};
