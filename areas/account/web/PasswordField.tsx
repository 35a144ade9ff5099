import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';

/** A password with a button that shows it, which the keyboard reaches too. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTexts('account');
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
      {...props}
    />
  );
}
