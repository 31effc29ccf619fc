import type { DictionaryEntry } from './data-dictionary.server.ts';
import { factParts } from './field-meanings.ts';

/** Every field: its name in both formats, type, meaning, and how many states have it with which confidence. */
export function DataDictionary({ dictionary }: { dictionary: DictionaryEntry[] }) {
  return (
    <section className="section" aria-labelledby="fields">
      <h2 id="fields">Fields</h2>
      <p className="mt-3 measure">Each fact is an object of four parts. In the CSV the last three are columns of their own, named after the fact, and <code>_as_of</code> gives the newest date its pages bear.</p>
      <dl className="figures mt-4 measure">
        {Object.entries(factParts).map(([name, meaning]) => <div key={name}><dt><code>{name}</code></dt><dd>{meaning}</dd></div>)}
      </dl>
      <div className="scroll mt-6" tabIndex={0} role="group" aria-label="Table of fields">
        <table className="ledger dictionary">
          <caption className="visually-hidden">Fields, and how many states have each with which confidence</caption>
          <thead>
            <tr><th scope="col">JSON path, CSV column</th><th scope="col">Meaning</th><th scope="col">High</th><th scope="col">Medium</th><th scope="col">Low</th><th scope="col">None</th></tr>
          </thead>
          <tbody>{dictionary.map((entry) => <FieldRow key={entry.path} entry={entry} />)}</tbody>
        </table>
      </div>
    </section>
  );
}

function FieldRow({ entry: { path, column, type, meaning, unit, parts, counts } }: { entry: DictionaryEntry }) {
  return (
    <tr>
      <th scope="row"><code>{path}</code><code>{parts.length > 0 && !type.startsWith('list') ? `${column}_…` : column}</code></th>
      <td>
        {meaning} <span className="muted">{type}{unit && `, ${unit}`}</span>
        {parts.length > 0 && <ul>{parts.map((part) => <li key={part.name}><code>{part.name}</code> {part.meaning} <span className="muted">{part.type}</span></li>)}</ul>}
      </td>
      {counts.map((count, place) => <td key={place}>{count}</td>)}
    </tr>
  );
}
