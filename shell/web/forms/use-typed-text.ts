import { useState } from 'react';
import type { TypedNumber } from './typed-number.ts';

interface TypedTextOptions {
  /** The value that the field has from outside. */
  current: number | string;
  read: (text: string) => TypedNumber;
  emit: (value: number | string) => void;
}

interface Typing {
  text: string;
  /** The value before the first key. */
  start: number | string;
  emitted: readonly (number | string)[];
  /** The value from outside at the last render. */
  seen: number | string;
}

/**
 * The text of a field while it is typed, and after it was left with a text that is refused. A value that comes from elsewhere,
 * such as an undo, replaces it.
 */
export function useTypedText({ current, read, emit }: TypedTextOptions) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [isSettled, setSettled] = useState(true);

  if (typing && !Object.is(typing.seen, current)) {
    const isRefused = read(typing.text).kind === 'refused';
    const isOwn = typing.emitted.includes(current) || (isRefused && current === typing.start);
    setTyping(isOwn ? { ...typing, seen: current } : null);
  }

  function emitFrom(text: string, value: number | string): void {
    const { start = current, emitted = [], seen = current } = typing ?? {};
    setTyping({ text, start, emitted: [...emitted, value], seen });
    emit(value);
  }

  return {
    text: typing?.text ?? null,
    /** False while a text is typed that was not left yet; a field that was refused stays settled until it is corrected. */
    isSettled,
    change(text: string): void {
      const typed = read(text);
      setSettled(typing !== null && isSettled && typed.kind === 'refused');
      emitFrom(text, typed.kind === 'number' ? typed.value : typed.kind === 'empty' ? '' : text);
    },
    /** Replaces the text by a number. */
    set(value: number): void {
      setTyping(null);
      emit(value);
    },
    blur(): void {
      setSettled(true);
      if (typing && read(typing.text).kind !== 'refused') setTyping(null);
    },
    /** Shows the message of an unfinished text. */
    settle(): void {
      setSettled(true);
    },
    /** Restores the value from before the typing; false when nothing was typed. */
    revert(): boolean {
      if (!typing) return false;
      setTyping(null);
      emit(typing.start);
      return true;
    },
  };
}
