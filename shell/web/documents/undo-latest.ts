import { takeBackText } from '../forms/refused-texts.ts';
import { type DocumentStore, lastEntry, undo } from './document-store.ts';

/** Takes back the text that a field of the page refused after the last edit; without one undoes the last edit. */
export function undoLatest<Content extends object>(store: DocumentStore<Content>): void {
  if (!takeBackText(lastEntry(store.getState().undoStack)?.at ?? 0)) undo(store);
}
