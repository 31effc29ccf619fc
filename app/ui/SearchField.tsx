import { useEffect, useRef } from 'react';

type SearchFieldProps = {
  id: string;
  label: string;
  isLabelHidden?: boolean;
  placeholder: string;
  /** What is said where nothing can be searched. */
  withoutScripts: string;
  /** Takes what is typed. The same function in every rendering. */
  onQuery: (query: string) => void;
};

/** A field that narrows what its page lists, while it is typed in. */
export function SearchField({ id, label, isLabelHidden, placeholder, withoutScripts, onQuery }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the script arrived counts.
  useEffect(() => onQuery(input.current?.value ?? ''), [onQuery]);
  return (
    <>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className="input"
        placeholder={placeholder}
        autoComplete="off"
        onInput={(event) => onQuery(event.currentTarget.value)}
      />
      <noscript>
        <p className="small muted">{withoutScripts}</p>
      </noscript>
    </>
  );
}
