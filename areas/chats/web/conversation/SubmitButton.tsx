import { ActionIcon } from '@mantine/core';
import { IconMicrophone, IconSend } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ComposerState } from './composer-state.ts';

interface SubmitButtonProps {
  composer: ComposerState;
  /** Whether the panel to record was closed just now. */
  returnsFocus: RefObject<boolean>;
  onRecord: () => void;
}

/** Sends what is written; with nothing written, records a voice note. */
export function SubmitButton({ composer, returnsFocus, onRecord }: SubmitButtonProps) {
  const t = useTexts('chats');
  const { isEmpty, isInternal, isSendable } = composer;
  if (isEmpty)
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('voice.record')}
        ref={(button) => {
          if (returnsFocus.current) button?.focus();
          returnsFocus.current = false;
        }}
        // The second click of a double click on the button that sends.
        onClick={({ detail }) => detail < 2 && onRecord()}
      >
        <IconMicrophone size={20} aria-hidden="true" />
      </ActionIcon>
    );
  return (
    <ActionIcon
      type="submit"
      size={40}
      aria-label={t(isInternal ? 'composer.sendNote' : 'composer.send')}
      disabled={!isSendable}
    >
      <IconSend size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
