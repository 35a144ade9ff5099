import { ActionIcon, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { desktop } from '#shell/web/layouts/desktop.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { useDropzone } from '#shell/web/widgets/use-dropzone.ts';
import { chatLimits } from '../../contract.ts';
import { SendLaterMenu } from '../later/SendLaterMenu.tsx';
import { enqueue } from '../outbox/outbox.ts';
import { ComposerTools, NoteHint } from './ComposerTools.tsx';
import { useComposerText } from './composer-text.ts';
import classes from './Conversation.module.css';

interface ComposerProps {
  conversationId: string;
  membershipId: string;
  isActive: boolean;
}

/**
 * The field to write. On a wide screen Enter sends and Shift+Enter begins a line; on a phone Enter begins a line. Where the
 * client cannot be written to, professionals can still write notes for the team.
 */
export function Composer({ conversationId, membershipId, isActive }: ComposerProps) {
  const t = useTexts('chats');
  const isProfessional = useMe().clientId === null;
  const isDesktop = useMediaQuery(desktop, undefined, { getInitialValueInEffect: false });
  const { text, write, isNote, toggleNote } = useComposerText(membershipId, conversationId);
  const { isOver, handlers } = useDropzone((_first, files) => sendFiles(files));
  const isInternal = isProfessional && (isNote || !isActive);
  const count = [...text.trim()].length;
  const isTooLong = count > chatLimits.text;
  if (!isActive && !isProfessional) return <p className={classes['disabled']}>{t('composer.disabled')}</p>;

  function send(): void {
    if (count === 0 || isTooLong) return;
    void enqueue({ conversationId, membershipId, isInternal, text: text.trim() });
    write('');
  }

  function sendFiles(files: readonly File[]): void {
    for (const file of acceptedFiles(files)) void enqueue({ conversationId, membershipId, isInternal, file });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isDesktop) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      noValidate
      className={classes['composer']}
      data-over={isOver}
      data-note={isInternal}
      {...handlers}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isInternal && <NoteHint text={t(isActive ? 'composer.noteHelp' : 'composer.noteOnly')} />}
      <ComposerTools
        onFiles={sendFiles}
        isNote={isNote}
        {...(isProfessional && isActive && { onToggleNote: toggleNote })}
      />
      <Textarea
        className={classes['field'] ?? ''}
        aria-label={t(isInternal ? 'composer.noteLabel' : 'composer.label')}
        placeholder={t(isOver ? 'composer.drop' : isInternal ? 'composer.notePlaceholder' : 'composer.placeholder')}
        autosize
        minRows={1}
        maxRows={5}
        value={text}
        error={isTooLong && t('composer.tooLong', { limit: chatLimits.text, count })}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={({ clipboardData }) => sendFiles([...clipboardData.files])}
      />
      {isProfessional && !isInternal && (
        <SendLaterMenu
          conversationId={conversationId}
          text={isTooLong ? '' : text.trim()}
          onScheduled={() => write('')}
        />
      )}
      <ActionIcon
        type="submit"
        size={40}
        aria-label={t(isInternal ? 'composer.sendNote' : 'composer.send')}
        disabled={count === 0 || isTooLong}
      >
        <IconSend size={18} aria-hidden="true" />
      </ActionIcon>
    </form>
  );
}

/** A file that is not accepted is named in a message. */
function acceptedFiles(files: readonly File[]): File[] {
  return files.filter((file) => {
    const rejection = rejectionText(uploadPolicies.chatFile, file);
    if (rejection) toast.error(rejection);
    return !rejection;
  });
}
