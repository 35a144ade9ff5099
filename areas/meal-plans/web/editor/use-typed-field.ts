import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type EditSession, revertEditSession, startEditSession } from '#shell/web/documents/document-store.ts';
import { useEditor } from './context.tsx';

interface TypedField<T> {
  /** The formatted value, shown unless the field is being typed in. */
  shown: string;
  /** Null for a text that is not a value: the last valid one stays. */
  parse: (text: string) => T | null;
  /** Writes the value as part of the edit session, so that all keystrokes are undone together. */
  apply: (value: T, editSession: EditSession) => void;
}

/**
 * The props of a field whose text is parsed with every key. An invalid text changes nothing and is discarded when the field is
 * left; Escape restores the value from before. It is a text field: a mouse wheel never changes it.
 */
export function useTypedField<T>({ shown, parse, apply }: TypedField<T>) {
  const { store } = useEditor();
  const [text, setText] = useState<string | null>(null);
  const editSession = useRef<EditSession | null>(null);

  function change(typed: string): void {
    setText(typed);
    const value = parse(typed);
    if (value === null) return;
    editSession.current ??= startEditSession();
    apply(value, editSession.current);
  }

  function leave(): void {
    setText(null);
    editSession.current = null;
  }

  return {
    type: 'text',
    autoComplete: 'off',
    maxLength: 40,
    value: text ?? shown,
    'aria-invalid': text !== null && text.trim() !== '' && parse(text) === null,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Escape' || text === null) return;
      event.stopPropagation();
      if (editSession.current) revertEditSession(store, editSession.current);
      leave();
    },
  } as const;
}
