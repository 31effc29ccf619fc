import type { PlannedItem } from './resource-lists.ts';

/** Cards for what is not made yet. Each says so, and its link leads to what covers the same ground today. */
export function PlannedItems({ items, kind, action }: { items: PlannedItem[]; kind: string; action: string }) {
  return (
    <ul className="grid-4 mt-8">
      {items.map(({ title, text, path, today }) => (
        <li key={title} className="card">
          <p className="kind">In preparation</p>
          <h3>{title}</h3>
          <p>{text} The {kind} is being made; until it is ready, the link opens {today}.</p>
          <a className="more mt-auto" href={path}>{action}<span className="visually-hidden">: {title}. Opens {today} for now</span></a>
        </li>
      ))}
    </ul>
  );
}
