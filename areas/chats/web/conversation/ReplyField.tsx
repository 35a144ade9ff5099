import { ActionIcon, Pill, Textarea } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { StoredReference } from '../../contract.ts';
import type { QuickReply } from '../../contract/quick-replies.ts';
import { firstNameOf } from '#shell/common/names.ts';
import { unfilledVariable } from '../../rules/variables.ts';
import { enqueue } from '../outbox/outbox.ts';
import { useQuickReplyPicker } from '../quick-replies/picker.ts';
import { optionId, quickReplyListId, QuickReplyMenu } from '../quick-replies/QuickReplyMenu.tsx';
import { useMembershipId } from '../unread.ts';
import { RecordingField, useRecordingField } from '../voice/RecordingField.tsx';
import { recordingKey } from '../voice/recording-keys.ts';
import { QuickReplyList } from '../quick-replies/QuickReplyList.tsx';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import classes from './ReplyField.module.css';

interface Reply {
  text: string;
  /** The saved attachment of a quick reply. */
  attachment: QuickReply['attachment'];
}

export const emptyReply: Reply = { text: '', attachment: null };

/** Whether a reply can be sent: no variable of a quick reply is left. */
export function isReplyReady({ text }: Reply): boolean {
  return unfilledVariable(text) === undefined;
}

interface ReplyFieldProps {
  client: { id: string; name: string };
  /** What the reply is about: a voice note points at it too. */
  about: StoredReference;
  label: string;
  description: string;
  maxLength: number;
  reply: Reply;
  onChange: (reply: Reply) => void;
  /** Ctrl+Enter. */
  onSubmit: () => void;
}

/**
 * The reply to something of a client, outside the conversation. A `/` shows the quick replies; a voice note is sent to the
 * conversation at once.
 */
export function ReplyField({ client, about, reply, onChange, onSubmit, ...field }: ReplyFieldProps) {
  const t = useTexts('chats');
  const [isManaging, setManaging] = useState(false);
  const { name: professional, accountName: studio } = useMe();
  const membershipId = useMembershipId();
  const storageKey = recordingKey(membershipId, client.id);
  const { isRecording, returnsFocus, ...recording } = useRecordingField(storageKey);
  const { text, attachment } = reply;
  const unfilled = unfilledVariable(text);
  const picker = useQuickReplyPicker({
    text,
    isEnabled: true,
    values: { name: firstNameOf(client.name), fullName: client.name, professional, studio },
    onChoose: (filled, chosen) => onChange({ text: filled, attachment: chosen }),
  });

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const isForPicker = picker.onKeyDown(event);
    const isSubmit = !isForPicker && event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isForPicker || isSubmit) event.preventDefault();
    if (isSubmit) onSubmit();
  }

  if (isRecording)
    return (
      <RecordingField
        storageKey={storageKey}
        isInternal={false}
        isBox={false}
        onSend={(note) => void enqueue({ conversationId: client.id, membershipId, about, ...note, isInternal: false })}
        onClose={recording.close}
      />
    );
  return (
    <div className={classes['reply']}>
      <QuickReplyMenu picker={picker} onManage={() => setManaging(true)} />
      <Textarea
        {...field}
        data-reply
        autosize
        minRows={3}
        maxRows={12}
        placeholder={t('composer.repliesPlaceholder')}
        value={text}
        error={unfilled !== undefined && t('composer.unfilled', { variable: unfilled })}
        onChange={(event) => onChange({ ...reply, text: event.currentTarget.value })}
        onKeyDown={press}
        rightSection={text === '' && <RecordButton returnsFocus={returnsFocus} onRecord={recording.open} />}
        rightSectionWidth={48}
        {...(picker.isOpen && { 'aria-controls': quickReplyListId, 'aria-activedescendant': optionId(picker.active) })}
      />
      {attachment && (
        <Pill
          withRemoveButton
          removeButtonProps={{ 'aria-label': t('composer.removeFile', { name: attachment.filename }), tabIndex: 0 }}
          onRemove={() => onChange({ ...reply, attachment: null })}
        >
          {attachment.filename}
        </Pill>
      )}
      <Dialog opened={isManaging} onClose={() => setManaging(false)} title={t('replies.title')} size="lg">
        <QuickReplyList isAdding={false} />
      </Dialog>
    </div>
  );
}

interface RecordButtonProps {
  /** Whether the panel to record was closed just now. */
  returnsFocus: RefObject<boolean>;
  onRecord: () => void;
}

function RecordButton({ returnsFocus, onRecord }: RecordButtonProps) {
  const t = useTexts('chats');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      data-record
      aria-label={t('voice.record')}
      ref={(button) => {
        if (returnsFocus.current) button?.focus();
        returnsFocus.current = false;
      }}
      onClick={onRecord}
    >
      <IconMicrophone size={20} aria-hidden="true" />
    </ActionIcon>
  );
}
