import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';

const pauseMs = 250;

interface SearchFieldProps {
  value: string | undefined;
  /** Undefined when the field is empty, so that it leaves the address. */
  onChange: (search: string | undefined) => void;
  /** What is searched: "Cerca per nome". */
  label?: string;
}

/** Tells what was typed once the typing pauses. */
export function SearchField({ value = '', onChange, label }: SearchFieldProps) {
  const t = useTexts('shell');
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const name = label ?? t('list.search');

  if (value !== told.current) {
    told.current = value;
    setTyped(value);
  }

  // A timer is an outside world.
  useEffect(() => {
    if (typed.trim() === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed.trim();
      onChange(typed.trim() || undefined);
    }, pauseMs);
    return () => clearTimeout(timer);
  });

  return (
    <TextInput
      type="search"
      aria-label={name}
      placeholder={name}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('list.clearSearch')} onClick={() => setTyped('')} />}
      style={{ flex: '1 1 240px', maxWidth: 360 }}
    />
  );
}
