/**
 * The contents of a long page: beside it on a wide screen, one line that stays under the header on a phone.
 * `sections`: ids on the page and their titles, in reading order.
 */
export function OnThisPage({ sections }: { sections: { id: string; title: string }[] }) {
  return (
    <nav className="toc no-print" aria-label="On this page">
      <p>Jump to</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
