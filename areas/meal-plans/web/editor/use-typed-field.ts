import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type EditSession, revertEditSession, startEditSession } from '#shell/web/documents/document-store.ts';
import { useUndoableText } from '#shell/web/forms/refused-texts.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from './context.tsx';

interface TypedField<T> {
  /** The formatted value, shown unless the field is being typed in. */
  shown: string;
  /** Null for a text that is not a value. */
  parse: (text: string) => T | null;
  /** Writes the value as part of the edit session, so that all keystrokes are undone together. */
  apply: (value: T, editSession: EditSession) => void;
}

/**
 * The props of a field whose text is parsed with every key. An invalid text brings back the value from before the typing and
 * keeps its message until it is corrected; Escape restores the value too. It is a text field: a mouse wheel never changes it.
 */
export function useTypedField<T>({ shown, parse, apply }: TypedField<T>) {
  const { store } = useEditor();
  const t = useTexts('aliments');
  const [text, setText] = useState<string | null>(null);
  // The value when the field was left with an invalid text; another value, such as after an undo, replaces the text.
  const [left, setLeft] = useState<string | null>(null);
  const editSession = useRef<EditSession | null>(null);
  const isRefused = text !== null && parse(text) === null;
  const isInvalid = isRefused && text.trim() !== '';

  if (left !== null && left !== shown) clear();
  useUndoableText(isRefused ? text : null, clear);

  function clear(): void {
    setText(null);
    setLeft(null);
  }

  function revert(): void {
    if (editSession.current) revertEditSession(store, editSession.current);
    editSession.current = null;
  }

  function change(typed: string): void {
    setText(typed);
    setLeft(null);
    const value = parse(typed);
    if (value === null) {
      revert();
      return;
    }
    editSession.current ??= startEditSession();
    apply(value, editSession.current);
  }

  function leave(): void {
    editSession.current = null;
    if (isInvalid) setLeft(shown);
    else clear();
  }

  return {
    error: isInvalid ? t('picker.invalidQuantity') : null,
    input: {
      type: 'text',
      autoComplete: 'off',
      maxLength: 40,
      value: text ?? shown,
      'aria-invalid': isInvalid,
      onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Escape' || text === null) return;
        event.stopPropagation();
        revert();
        clear();
      },
    },
  } as const;
}
