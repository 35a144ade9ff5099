import { ActionIcon, FileButton } from '@mantine/core';
import { IconLock, IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Conversation.module.css';

interface ComposerToolsProps {
  chooseFiles: (files: File[]) => void;
  isNote: boolean;
  /** Missing when only one of message and note can be written. */
  onToggleNote?: () => void;
}

/** The buttons at the left of the field. */
export function ComposerTools({ chooseFiles, isNote, onToggleNote }: ComposerToolsProps) {
  const t = useTexts('chats');
  const reset = useRef<() => void>(null);
  return (
    <>
      <FileButton
        multiple
        resetRef={reset}
        onChange={(files) => {
          chooseFiles(files);
          reset.current?.();
        }}
      >
        {(button) => (
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('composer.attach')} {...button}>
            <IconPaperclip size={20} aria-hidden="true" />
          </ActionIcon>
        )}
      </FileButton>
      {onToggleNote && (
        <ActionIcon
          variant={isNote ? 'light' : 'subtle'}
          color={isNote ? 'yellow' : 'gray'}
          size={40}
          aria-label={t('composer.note')}
          aria-pressed={isNote}
          onClick={onToggleNote}
        >
          <IconLock size={20} aria-hidden="true" />
        </ActionIcon>
      )}
    </>
  );
}

/** Says that only the team reads what is written. */
export function NoteHint({ text }: { text: string }) {
  return (
    <p className={classes['note']} role="status">
      <IconLock size={14} aria-hidden="true" />
      {text}
    </p>
  );
}
