import { paths } from '../paths.ts';

export function Breadcrumbs({ trail, here }: { trail: { name: string; path: string }[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {[{ name: 'Home', path: paths.home }, ...trail].map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
