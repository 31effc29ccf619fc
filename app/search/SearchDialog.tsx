import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { loadAllStyles } from '../frame/all-styles.ts';
import { CloseIcon } from '../frame/icons.tsx';
import { SearchForm } from './SearchForm.tsx';
import { searchAddress } from './use-search.ts';

/** Search over any page. Loaded when it is first asked for (SearchOpener.tsx). */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal();
    document.getElementById('search-field')?.focus();
  }, []);
  const showAll = (query: string): void => void loadAllStyles().finally(() => navigate(searchAddress(query)));
  // Told at once and not by the dialog's own event, which comes later: a Ctrl + K between the two would be lost.
  const close = (): void => {
    dialog.current!.close();
    onClose();
  };
  // By itself a search field takes the first Esc to empty itself, and the dialog needs a second.
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
  return (
    <dialog ref={dialog} className="dialog search-dialog" aria-label="Search" onClose={onClose} onKeyDown={escape}>
      <button type="button" className="close" aria-label="Close search" onClick={close}>
        <CloseIcon />
      </button>
      <SearchForm id="search-field" onSubmit={showAll}>
        <p className="small muted mt-2">Arrow keys choose a result, Enter opens it, Esc closes.</p>
      </SearchForm>
    </dialog>
  );
}
