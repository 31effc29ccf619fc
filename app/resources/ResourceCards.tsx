import type { ReactNode } from 'react';

type Card = { title: string; text: string; path: string };

/** Cards whose title is the link. */
export function ResourceCards({ cards }: { cards: Card[] }) {
  return (
    <ul className="grid-4 mt-8">
      {cards.map(({ title, text, path }) => (
        <li key={path} className="card">
          <h3>
            <a href={path}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

type ActionCard = Card & { kind: string; action: string; type?: string };

/** Cards that name what they hand out, with the action as the link: watch, download. */
export function ActionCards({ cards }: { cards: ActionCard[] }): ReactNode {
  return (
    <ul className="grid-4 mt-8">
      {cards.map(({ title, text, path, kind, action, type }) => (
        <li key={path} className="card">
          <p className="kind">{kind}</p>
          <h3>{title}</h3>
          <p>{text}</p>
          <a className="more mt-auto" href={path} type={type}>
            {action}
            <span className="visually-hidden">
              : {title}, {kind}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
