import type { ReactNode } from 'react';
import type { DictionaryEntry } from './data-dictionary.server.ts';
import { openDataFiles } from './data-files.ts';
import { factParts } from './field-meanings.ts';

/** Every field: its name in both formats, type, meaning, and how many states have it with which confidence. */
export function DataDictionary({ dictionary }: { dictionary: DictionaryEntry[] }) {
  return (
    <section className="section" aria-labelledby="fields">
      <h2 id="fields">Fields</h2>
      <p className="mt-3 measure">
        Each fact is an object with four parts, plus others where there is more to say. In the CSV, each has its own
        column: <code>entry.exam.feeUsd</code> becomes <code>exam_fee_usd</code>, its confidence{' '}
        <code>exam_fee_usd_confidence</code>, and <code>exam_fee_usd_as_of</code> gives the newest date on its sources.
      </p>
      <dl className="figures mt-4 measure">
        {Object.entries(factParts).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted mt-6 measure">
        High, medium, low: the number of states whose value has that confidence. None: the number of states where it is
        empty with high or medium confidence. Unknown: the number where it is empty with low confidence.
      </p>
      <div className="scroll mt-4" tabIndex={0} role="group" aria-label="Table of fields">
        <table className="ledger dictionary">
          <caption className="visually-hidden">Fields, with the number of states at each level of confidence</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Meaning</th>
              <th scope="col">High</th>
              <th scope="col">Medium</th>
              <th scope="col">Low</th>
              <th scope="col">None</th>
              <th scope="col">Unknown</th>
            </tr>
          </thead>
          <tbody>
            {dictionary.map((entry) => (
              <FieldRow key={entry.path} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function FieldRow({
  entry: { path, column, type, meaning, unit, noneMeans, parts, counts },
}: {
  entry: DictionaryEntry;
}) {
  return (
    <tr>
      <th scope="row">
        <code>{withBreaks(path)}</code>
        {column && <code>{column}</code>}
      </th>
      <td>
        {meaning} <i>{unit ? `${type}, ${unit}` : type}</i>
        {noneMeans && <p className="small">None: {noneMeans}</p>}
        <Parts parts={parts} />
      </td>
      {counts.map((count, place) => (
        <td key={place}>{count}</td>
      ))}
    </tr>
  );
}

/** A long name goes on in the next line after a point or before a capital, never inside a word. */
const withBreaks = (name: string): ReactNode =>
  name.split(/(?<=\.)|(?=[A-Z])/).map((part, place) => [place > 0 && <wbr key={place} />, part]);

/** More parts than this are named here, and told in the schema: the page has no room. */
const mostTold = 8;

function Parts({ parts }: Pick<DictionaryEntry, 'parts'>) {
  if (parts.length === 0) return null;
  if (parts.length > mostTold)
    return (
      <p className="small">
        Parts, explained in the <a href={openDataFiles.schema}>schema</a>:{' '}
        <code>{parts.map(({ name }) => name).join(', ')}</code>
      </p>
    );
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.name}>
          <code>{part.name}</code> {part.meaning}
        </li>
      ))}
    </ul>
  );
}
