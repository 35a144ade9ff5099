import { ActionIcon, FileButton, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { desktop } from '#shell/web/layouts/desktop.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { useDropzone } from '#shell/web/widgets/use-dropzone.ts';
import { chatLimits } from '../../contract.ts';
import { enqueue } from '../outbox/outbox.ts';
import classes from './Conversation.module.css';
import { readDraft, saveDraft } from './drafts.ts';

interface ComposerProps {
  conversationId: string;
  membershipId: string;
  isActive: boolean;
}

/** The field to write. On a wide screen Enter sends and Shift+Enter begins a line; on a phone Enter begins a line. */
export function Composer({ conversationId, membershipId, isActive }: ComposerProps) {
  const t = useTexts('chats');
  const isDesktop = useMediaQuery(desktop, undefined, { getInitialValueInEffect: false });
  const [text, setText] = useState(() => readDraft(membershipId, conversationId));
  const { isOver, handlers } = useDropzone((_first, files) => sendFiles(files));
  const count = [...text.trim()].length;
  const isTooLong = count > chatLimits.text;
  if (!isActive) return <p className={classes['disabled']}>{t('composer.disabled')}</p>;

  function write(next: string): void {
    setText(next);
    saveDraft(membershipId, conversationId, next);
  }

  function send(): void {
    if (count === 0 || isTooLong) return;
    void enqueue({ conversationId, membershipId, text: text.trim() });
    write('');
  }

  function sendFiles(files: readonly File[]): void {
    for (const file of files) {
      const rejection = rejectionText(uploadPolicies.chatFile, file);
      if (rejection) toast.error(rejection);
      else void enqueue({ conversationId, membershipId, file });
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isDesktop) return;
    event.preventDefault();
    send();
  }

  function onPaste({ clipboardData }: ClipboardEvent): void {
    sendFiles([...clipboardData.files]);
  }

  return (
    <form
      noValidate
      className={classes['composer']}
      data-over={isOver}
      {...handlers}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FileButton multiple onChange={sendFiles}>
        {(button) => (
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('composer.attach')} {...button}>
            <IconPaperclip size={20} aria-hidden="true" />
          </ActionIcon>
        )}
      </FileButton>
      <Textarea
        className={classes['field'] ?? ''}
        aria-label={t('composer.label')}
        placeholder={isOver ? t('composer.drop') : t('composer.placeholder')}
        autosize
        minRows={1}
        maxRows={5}
        value={text}
        error={isTooLong && t('composer.tooLong', { limit: chatLimits.text, count })}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <ActionIcon type="submit" size={40} aria-label={t('composer.send')} disabled={count === 0 || isTooLong}>
        <IconSend size={18} aria-hidden="true" />
      </ActionIcon>
    </form>
  );
}
