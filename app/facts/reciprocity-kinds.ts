/** What a state's reciprocity comes to, by its kind. */
export const reciprocityKinds = {
  full: 'Open to licensees of any state, with a state exam at most',
  partial: 'Part of the requirements can be waived',
  mutual: 'Open to licensees of listed states',
  none: 'No reciprocity',
};
