import { useEffect, useRef, useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { chatLimits, type StoredReference } from '../../contract.ts';
import { unfilledVariable } from '../../rules/variables.ts';
import { chosenReference } from '../chat-box.ts';
import { enqueue } from '../outbox/outbox.ts';
import type { Unsent } from '../voice/recordings.ts';
import { useDraft } from './draft-sync.ts';

/** A file that is shown before it is sent. Files may have equal names. */
interface ChosenFile {
  id: string;
  file: File;
}

export interface ComposerProps {
  conversationId: string;
  membershipId: string;
  /** Whether messages can be sent; where they cannot, professionals still write notes for the team. */
  isActive: boolean;
  /** The client, for the variables of quick replies. */
  clientName: string;
  /** Whether the conversation is in the box beside a page. */
  isBox: boolean;
}

/** What is written, and how it is sent. A text with a variable that was not filled is not sent. */
export function useComposer({ conversationId, membershipId, isActive }: Omit<ComposerProps, 'clientName' | 'isBox'>) {
  const t = useTexts('chats');
  const isProfessional = useMe().clientId === null;
  const { draft, change } = useDraft(membershipId, conversationId);
  const { text, attachment, otherText, about, isInternal: isNote } = draft;
  const input = useRef<HTMLTextAreaElement>(null);
  const [chosenFiles, setChosenFiles] = useState<readonly ChosenFile[]>([]);
  useChosenReference(conversationId, (chosen) => {
    change({ about: chosen });
    input.current?.focus();
  });
  const isInternal = isProfessional && (isNote || !isActive);
  const to = { conversationId, membershipId, ...(about && { about }) };
  const count = [...text.trim()].length;
  const unfilled = isProfessional ? unfilledVariable(text) : undefined;
  const isTooLong = count > chatLimits.text;
  const isEmpty = count === 0 && attachment === null;

  /** Empties the field, unless its text is no longer the one that was sent. */
  function clear(sent: string): void {
    change(sent === text.trim() ? { text: '', attachment: null, about: null } : { about: null });
  }

  function send(): void {
    if (isEmpty || isTooLong || unfilled !== undefined) return;
    void enqueue({ ...to, isInternal, text: text.trim(), ...(attachment && { attachment }) });
    clear(text.trim());
  }

  return {
    text,
    input,
    change,
    otherText,
    isNote,
    isInternal,
    isProfessional,
    attachment,
    about,
    clear,
    send,
    isEmpty,
    isSendable: !isEmpty && !isTooLong && unfilled === undefined,
    error: errorText(),
    ...(isProfessional && isActive && { onToggleNote: () => change({ isInternal: !isNote }) }),
    sendVoice: (recording: Unsent) => {
      void enqueue({ ...to, ...recording });
      if (about) change({ about: null });
    },
    chosenFiles,
    /** The files are shown before they are sent. */
    chooseFiles: (files: readonly File[]) =>
      setChosenFiles(acceptedFiles(files).map((file) => ({ id: newId(), file }))),
    removeFile: (removedId: string) => setChosenFiles(chosenFiles.filter(({ id }) => id !== removedId)),
    /** Sends the chosen files, then what was written about them. */
    sendFiles: (caption: string) => {
      for (const { file } of chosenFiles) void enqueue({ ...to, isInternal, file });
      if (caption) void enqueue({ conversationId, membershipId, isInternal, text: caption });
      if (about) change({ about: null });
      setChosenFiles([]);
    },
  };

  function errorText(): string | null {
    if (isTooLong) return t('composer.tooLong', { limit: chatLimits.text, count });
    return unfilled === undefined ? null : t('composer.unfilled', { variable: unfilled });
  }
}

export type ComposerState = ReturnType<typeof useComposer>;

/** Synchronises with the page: takes over the record that was chosen for the next message. */
function useChosenReference(conversationId: string, onChosen: (about: StoredReference) => void): void {
  const chosen = chosenReference.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (chosen?.conversationId !== conversationId) return;
    chosenReference.set(null);
    onChosen(chosen.about);
  }, [chosen, conversationId]);
}

/** A file that is not accepted is named in a message. */
function acceptedFiles(files: readonly File[]): File[] {
  return files.filter((file) => {
    const rejection = rejectionText(uploadPolicies.chatFile, file);
    if (rejection) toast.error(rejection);
    return !rejection;
  });
}
