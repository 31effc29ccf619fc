/** What a state's reciprocity comes to, by its kind. */
export const reciprocityKinds = {
  full: 'Open to licensees from any state',
  partial: 'Some requirements can be waived',
  mutual: 'Open to licensees from certain states',
  none: 'No reciprocity',
};
