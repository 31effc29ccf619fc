import { site } from '../frame/site.ts';
import { inState, paths } from '../paths.ts';
import { useAskedState } from './use-asked-state.ts';

const kinds = [
  {
    name: 'Textbooks',
    use:
      'Good for learning a topic from the ground up and for reference. Check the edition: lending and agency ' +
      'rules change, and an old copy can teach you a wrong answer.',
    products: [
      ['Modern Real Estate Practice (Dearborn)', 'a long, general principles text that many courses use'],
      ['Real Estate Fundamentals (Gaddy and Hart)', 'a shorter principles text, for a first reading or a review'],
      ['Barron’s Real Estate Licensing Exams', 'topic reviews followed by practice exams'],
    ],
  },
  {
    name: 'Online prep services',
    use:
      'Good for drilling questions and for seeing your weak topics. Before you pay, ask whether your state’s ' +
      'portion is covered, how long you have access, and what any “pass guarantee” really refunds.',
    products: [
      ['PrepAgent', 'exam prep with practice questions, videos, and live reviews'],
      ['Kaplan Real Estate', 'licensing courses in many states, and exam prep'],
      ['The CE Shop', 'online licensing courses and exam prep in many states'],
    ],
  },
];

/** Third-party products by name, with no link to any of them: nothing here may look like a partnership. */
export function StudyResources() {
  const state = useAskedState();
  return (
    <section id="study-resources" className="section">
      <h2>Recommended Study Resources</h2>
      <p className="mt-4">
        A few of each kind, in no particular order. None of them pays {site.name}, and none can guarantee you’ll pass.
        Our tools are free, and you don’t need an account:{' '}
        <a href={inState(paths.practice, state)}>a timed practice exam</a> (80 or 100 questions) that explains every
        answer; <a href={paths.flashcards}>flashcards</a> that come back just before you’d forget them; and{' '}
        <a href={paths.plan}>a plan for your state</a>.
      </p>
      {kinds.map(({ name, use, products }) => (
        <div key={name} className="mt-8">
          <h3>{name}</h3>
          <p className="mt-2">{use}</p>
          <ul className="mt-3 list-disc pl-5">
            {products.map(([product, what]) => (
              <li key={product} className="mt-1">
                <strong>{product}</strong>: {what}.
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
