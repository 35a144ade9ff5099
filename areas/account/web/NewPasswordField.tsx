import type { TextInputProps } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PasswordField } from './PasswordField.tsx';
import { passwordStrength } from './password-strength.ts';

/** A password being chosen; under it stands in words how good it is. */
export function NewPasswordField({ onChange, ...props }: TextInputProps) {
  const t = useTexts('account');
  const [typed, setTyped] = useState('');

  function follow(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  }

  return (
    <PasswordField
      autoComplete="new-password"
      description={<span aria-live="polite">{t(`password.strength.${passwordStrength(typed)}`)}</span>}
      {...props}
      onChange={follow}
    />
  );
}
