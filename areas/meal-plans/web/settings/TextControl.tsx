import { Textarea, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import type { ControlAria } from '#shell/web/settings/SettingRow.tsx';

interface TextControlProps {
  value: string;
  maxLength: number;
  isLong: boolean;
  choose: (value: string) => void;
  aria: ControlAria;
}

const saveDelayMs = 1200;

/** Saves 1.2 seconds after the last input, at the latest on blur. */
export function TextControl({ value, maxLength, isLong, choose, aria }: TextControlProps) {
  const [input, setInput] = useState(value);
  const save = useDebouncedCallback(
    (next: string) => {
      if (next.trim() !== value) choose(next.trim());
    },
    { delay: saveDelayMs, flushOnUnmount: true },
  );
  const props = {
    value: input,
    maxLength,
    w: 'min(520px, 100%)',
    miw: 'min(520px, 72vw)',
    onChange: (event: { currentTarget: { value: string } }) => {
      setInput(event.currentTarget.value);
      save(event.currentTarget.value);
    },
    onBlur: () => save.flush(),
    ...aria,
  };
  return isLong ? <Textarea autosize minRows={3} maxRows={8} {...props} /> : <TextInput {...props} />;
}
