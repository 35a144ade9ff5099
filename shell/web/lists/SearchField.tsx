import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';

const usualDelayMs = 250;

interface SearchFieldProps {
  value: string | undefined;
  /** Called with undefined when the field is empty, which removes the search param. */
  onChange: (search: string | undefined) => void;
  /** Label and placeholder: "Cerca per nome". */
  label?: string;
  /** Delay after the last keystroke; shorter where each keystroke must show its results. */
  delayMs?: number;
  /** Focuses the field when it appears, because a button has opened it. */
  autoFocus?: boolean;
}

/** A search field that calls `onChange` 250 ms, or `delayMs`, after the last keystroke. */
export function SearchField({
  value = '',
  onChange,
  label,
  delayMs = usualDelayMs,
  autoFocus = false,
}: SearchFieldProps) {
  const t = useTexts('shell');
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const name = label ?? t('list.search');

  if (value !== reported.current) {
    reported.current = value;
    setText(value);
  }

  // Synchronises with the clock: reports once the typing pauses.
  useEffect(() => {
    if (text.trim() === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = text.trim();
      onChange(text.trim() || undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  });

  return (
    <TextInput
      type="search"
      aria-label={name}
      placeholder={name}
      value={text}
      maxLength={100}
      autoFocus={autoFocus}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={text && <CloseButton size="sm" aria-label={t('list.clearSearch')} onClick={() => setText('')} />}
      style={{ flex: '1 1 240px', maxWidth: 360 }}
    />
  );
}
