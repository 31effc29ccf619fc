/** The eight categories, in the order of the blog page. */
export const categories = [
  {
    slug: 'licensing',
    name: 'Licensing',
    description: 'Getting, keeping and moving a license: requirements, applications, background checks, reciprocity.',
  },
  {
    slug: 'exam-prep',
    name: 'Exam Prep',
    description: 'Studying for the national and state portions, exam math, and what to do on the day.',
  },
  {
    slug: 'state-guides',
    name: 'State Guides',
    description: 'How to read a state’s rules, and how to choose where to start when more than one state is in reach.',
  },
  {
    slug: 'career-tips',
    name: 'Career Tips',
    description:
      'The first year: choosing a sponsoring broker, planning money, finding a kind of practice that suits you.',
  },
  {
    slug: 'legal',
    name: 'Legal Updates',
    description: 'Fair housing, agency and disclosure: the rules that an agent works under from the first day.',
  },
  {
    slug: 'education',
    name: 'Education',
    description: 'Choosing pre-licensing courses and planning continuing education without paying twice.',
  },
  {
    slug: 'market-trends',
    name: 'Market Trends',
    description: 'Reading housing data with care: what each official figure measures, and what it leaves out.',
  },
  {
    slug: 'technology',
    name: 'Technology',
    description: 'The tools of the trade, and how to keep clients’ money and data safe while using them.',
  },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];

export const categoryNamed = (slug: string) => categories.find((category) => category.slug === slug);
