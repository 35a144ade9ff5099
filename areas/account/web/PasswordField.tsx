import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './PasswordField.module.css';

/**
 * A password field with a button that shows the password. Replaces Mantine's field, which is larger and whose button
 * ignores the plain clicks that TalkBack sends.
 */
export function PasswordField(props: TextInputProps) {
  const t = useTexts('account');
  const [isShown, setShown] = useState(false);

  return (
    <TextInput
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSectionWidth={44}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes['eye']}
          aria-label={t('password.show')}
          aria-pressed={isShown}
          onMouseDown={keepFocus}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6Z" />
            <circle cx="12" cy="12" r="2.75" />
            {isShown && <path d="M4 20 20 4" />}
          </svg>
        </button>
      }
    />
  );
}

/** Prevents the button from taking the focus from the field, which would close the keyboard of a phone. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
