import { category } from '../paths.ts';
import { categories } from './categories.ts';

export function CategoryLinks() {
  return (
    <ul className="flex flex-wrap gap-3 mt-5">
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <a className="button button-quiet" href={category(slug)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
