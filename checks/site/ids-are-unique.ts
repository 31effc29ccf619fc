import { attribute } from './page.ts';
import { onEachPage } from './site.ts';

const referring = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];

/** An id names one element, and what is referred to by id is on the page. */
export const idsAreUnique = onEachPage(({ elements }) => {
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const known = new Set(ids);
  const references = elements.flatMap((element) =>
    referring.flatMap((name) => attribute(element, name)?.split(/\s+/) ?? []),
  );
  const lost = new Set(references.filter((id) => !known.has(id)));
  return [
    ...[...twice].map((id) => `has the id "${id}" twice`),
    ...[...lost].map((id) => `refers to the id "${id}", which it does not have`),
  ];
});
