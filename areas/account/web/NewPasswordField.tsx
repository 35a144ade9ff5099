import type { TextInputProps } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { passwordStrength } from '../rules/password-strength.ts';
import { PasswordField } from './PasswordField.tsx';

/** A field for a new password, with a text that rates its strength. */
export function NewPasswordField({ onChange, ...props }: TextInputProps) {
  const t = useTexts('account');
  const [password, setPassword] = useState('');

  function change(event: ChangeEvent<HTMLInputElement>) {
    setPassword(event.currentTarget.value);
    onChange?.(event);
  }

  return (
    <PasswordField
      autoComplete="new-password"
      description={<span aria-live="polite">{t(`password.strength.${passwordStrength(password)}`)}</span>}
      {...props}
      onChange={change}
    />
  );
}
