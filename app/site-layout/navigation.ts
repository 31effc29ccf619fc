import { paths } from '../paths.ts';

/** The header's list, in the order of the specification. */
export const navigation = [
  { name: 'Home', path: paths.home },
  { name: 'How to Get Licensed', path: paths.howToGetLicensed },
  { name: 'State-Specific Guides', path: paths.stateGuides },
  { name: 'Exam Preparation', path: paths.examPrep },
  { name: 'Resources', path: paths.resources },
  { name: 'Blog', path: paths.blog },
  { name: 'Contact Us', path: paths.contact },
  { name: 'Radio', path: paths.radio },
  { name: 'Books', path: paths.books },
];
