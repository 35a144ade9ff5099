import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface LargeSearchInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hasAutofocus?: boolean;
}

/** A search field at the head of a sheet or dialog on a phone, in a size for touch. */
export function LargeSearchInput({ label, value, onChange, hasAutofocus = false }: LargeSearchInputProps) {
  return (
    <TextInput
      type="search"
      size="md"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      value={value}
      maxLength={100}
      {...(hasAutofocus && { 'data-autofocus': true })}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
