const keys = [
  ['1–4 or A–D', 'choose an answer'],
  ['→ or N', 'next question'],
  ['← or P', 'previous question'],
  ['F', 'flag, or take the flag off'],
  ['Enter', 'go on'],
];

/**
 * What the keys do, and the switch that turns single keys off, for those whose speech or hands press them by accident.
 */
export function KeysHelp({ isOn, set }: { isOn: boolean; set: (isOn: boolean) => void }) {
  return (
    <details className="keys-help">
      <summary>Keyboard shortcuts</summary>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="keys-switch">
        <input type="checkbox" checked={isOn} onChange={({ currentTarget: { checked } }) => set(checked)} /> Use these
        keys
      </label>
    </details>
  );
}
