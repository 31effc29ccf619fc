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

/** What is easily missed below them: in the menu and the footer. */
export const tools = [
  { name: 'Practice', path: paths.practice },
  { name: 'My plan', path: paths.plan },
  { name: 'Compare', path: paths.compareStates },
  { name: 'Reciprocity map', path: paths.reciprocity },
  { name: 'Keep your license', path: paths.keepLicense },
];
