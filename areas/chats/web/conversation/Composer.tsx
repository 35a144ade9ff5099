import { Pill, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { desktop } from '#shell/web/layouts/desktop.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { useDropzone } from '#shell/web/widgets/use-dropzone.ts';
import { firstNameOf } from '#shell/common/names.ts';
import { LaterDialog, SendLaterMenu } from '../later/SendLaterMenu.tsx';
import { useQuickReplyPicker } from '../quick-replies/picker.ts';
import { optionId, quickReplyListId, QuickReplyMenu } from '../quick-replies/QuickReplyMenu.tsx';
import { QuickReplyList } from '../quick-replies/QuickReplyList.tsx';
import { RecordingField, useRecordingField } from '../voice/RecordingField.tsx';
import { recordingKey } from '../voice/recording-keys.ts';
import { ComposerTools, NoteHint } from './ComposerTools.tsx';
import { FilesDialog } from './FilesDialog.tsx';
import { OtherDraft } from './OtherDraft.tsx';
import { type ComposerProps, type ComposerState, useComposer } from './composer-state.ts';
import classes from './Conversation.module.css';
import { SubmitButton } from './SubmitButton.tsx';

/**
 * The field to write. On a wide screen Enter sends and Shift+Enter begins a line; on a phone Enter begins a line. A `/` shows
 * the quick replies to professionals.
 */
export function Composer({ clientName, isBox, ...props }: ComposerProps) {
  const t = useTexts('chats');
  const isDesktop = useMediaQuery(desktop, undefined, { getInitialValueInEffect: false });
  const storageKey = recordingKey(props.membershipId, props.conversationId);
  const { isRecording, returnsFocus, ...recording } = useRecordingField(storageKey);
  const [dialog, setDialog] = useState<ComposerDialog>(null);
  const composer = useComposer(props);
  const { text, change, isInternal, isProfessional, attachment, send, chooseFiles } = composer;
  const { isOver, handlers } = useDropzone((_first, files) => chooseFiles(files));
  const picker = usePicker(composer, clientName);
  if (!props.isActive && !isProfessional) return <p className={classes['disabled']}>{t('composer.disabled')}</p>;
  if (isRecording)
    return (
      <RecordingField {...{ storageKey, isInternal, isBox }} onSend={composer.sendVoice} onClose={recording.close} />
    );

  function onKeyDown(event: KeyboardEvent): void {
    const isForPicker = !event.nativeEvent.isComposing && picker.onKeyDown(event);
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && isDesktop;
    if (isForPicker || isSending) event.preventDefault();
    if (!isForPicker && isSending) send();
  }

  return (
    <>
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
        <OtherDraft {...composer} />
        <QuickReplyMenu picker={picker} onManage={() => setDialog(picker.isEmpty ? 'newReply' : 'replies')} />
        {isInternal && <NoteHint text={t(props.isActive ? 'composer.noteHelp' : 'composer.noteOnly')} />}
        <Attached composer={composer} />
        <ComposerTools {...composer} />
        <Textarea
          ref={composer.input}
          className={classes['field'] ?? ''}
          aria-label={t(isInternal ? 'composer.noteLabel' : 'composer.label')}
          placeholder={t(isOver ? 'composer.drop' : placeholderOf(composer, isDesktop))}
          autosize
          minRows={1}
          maxRows={5}
          value={text}
          error={composer.error}
          onChange={(event) => change({ text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => clipboardData.files.length > 0 && chooseFiles([...clipboardData.files])}
          {...ariaOf(picker)}
        />
        {isProfessional && !isInternal && (
          <SendLaterMenu
            isDisabled={!composer.isSendable}
            conversationId={props.conversationId}
            text={text.trim()}
            attachment={attachment}
            about={composer.about}
            onScheduled={composer.clear}
            onChooseTime={() => setDialog('later')}
          />
        )}
        <SubmitButton {...{ composer, returnsFocus }} onRecord={recording.open} />
      </form>
      <Dialogs
        dialog={dialog}
        composer={composer}
        conversationId={props.conversationId}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

/** The list of quick replies that the field controls, while it is open. */
function ariaOf({ isOpen, active }: ReturnType<typeof useQuickReplyPicker>) {
  return isOpen && { 'aria-controls': quickReplyListId, 'aria-activedescendant': optionId(active) };
}

/** The key of the text in the empty field. */
function placeholderOf({ isInternal, isProfessional }: ComposerState, isDesktop: boolean | undefined) {
  if (isInternal) return 'composer.notePlaceholder';
  return isProfessional && isDesktop ? 'composer.repliesPlaceholder' : 'composer.placeholder';
}

type ComposerDialog = 'replies' | 'newReply' | 'later' | null;

interface DialogsProps {
  dialog: ComposerDialog;
  composer: ComposerState;
  conversationId: string;
  onClose: () => void;
}

/** The dialogs of the composer, which contain forms and so are outside its own. */
function Dialogs({ dialog, composer, conversationId, onClose }: DialogsProps) {
  const t = useTexts('chats');
  return (
    <>
      <FilesDialog composer={composer} />
      <Dialog
        opened={dialog === 'replies' || dialog === 'newReply'}
        onClose={onClose}
        title={t('replies.title')}
        size="lg"
      >
        <QuickReplyList isAdding={dialog === 'newReply'} />
      </Dialog>
      <LaterDialog
        opened={dialog === 'later'}
        onClose={onClose}
        conversationId={conversationId}
        text={composer.text.trim()}
        attachment={composer.attachment}
        about={composer.about}
        onScheduled={composer.clear}
      />
    </>
  );
}

/** The quick replies, with the names of the client and of the user. */
function usePicker({ text, change, isProfessional }: ComposerState, clientName: string) {
  const { name, accountName } = useMe();
  return useQuickReplyPicker({
    text,
    isEnabled: isProfessional,
    values: { name: firstNameOf(clientName), fullName: clientName, professional: name, studio: accountName },
    onChoose: (filled, attachment) => change({ text: filled, attachment }),
  });
}

/** What is sent with the text: a saved attachment, and the record that it is about. */
function Attached({ composer: { about, attachment, change } }: { composer: ComposerState }) {
  const t = useTexts('chats');
  return (
    <>
      {about && (
        <RemovablePill
          text={t('composer.about', { label: about.label })}
          removeLabel={t('composer.removeAbout', { label: about.label })}
          onRemove={() => change({ about: null })}
        />
      )}
      {attachment && (
        <RemovablePill
          text={attachment.filename}
          removeLabel={t('composer.removeFile', { name: attachment.filename })}
          onRemove={() => change({ attachment: null })}
        />
      )}
    </>
  );
}

function RemovablePill(props: { text: string; removeLabel: string; onRemove: () => void }) {
  return (
    <div className={classes['attachment']}>
      <Pill
        withRemoveButton
        maw="100%"
        removeButtonProps={{ 'aria-label': props.removeLabel, tabIndex: 0 }}
        onRemove={props.onRemove}
      >
        {props.text}
      </Pill>
    </div>
  );
}
