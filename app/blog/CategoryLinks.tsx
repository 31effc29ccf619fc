import { category } from '../paths.ts';
import { categories } from './categories.ts';

/** `current`: the slug of the category whose page this is. */
export function CategoryLinks({ current }: { current?: string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] gap-3 mt-5 sm:flex sm:flex-wrap">
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <a
            className={`button ${slug === current ? '' : 'button-quiet'} max-sm:w-full max-sm:px-0`}
            href={category(slug)}
            aria-current={slug === current ? 'page' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
