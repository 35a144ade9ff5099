import { uploadPolicies } from '#shell/common/files.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { chatLimits } from '../../contract.ts';
import { unfilledVariable } from '../../rules/variables.ts';
import { enqueue } from '../outbox/outbox.ts';
import type { Unsent } from '../voice/recordings.ts';
import { useDraft } from './draft-sync.ts';

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
  const { text, attachment, otherText, isInternal: isNote } = draft;
  const isInternal = isProfessional && (isNote || !isActive);
  const to = { conversationId, membershipId, isInternal };
  const count = [...text.trim()].length;
  const unfilled = isProfessional ? unfilledVariable(text) : undefined;
  const isTooLong = count > chatLimits.text;
  const isEmpty = count === 0 && attachment === null;

  /** Empties the field, unless its text is no longer the one that was sent. */
  function clear(sent: string): void {
    if (sent === text.trim()) change({ text: '', attachment: null });
  }

  function send(): void {
    if (isEmpty || isTooLong || unfilled !== undefined) return;
    void enqueue({ ...to, text: text.trim(), ...(attachment && { attachment }) });
    clear(text.trim());
  }

  return {
    text,
    change,
    otherText,
    isNote,
    isInternal,
    isProfessional,
    attachment,
    clear,
    send,
    isEmpty,
    isSendable: !isEmpty && !isTooLong && unfilled === undefined,
    error: errorText(),
    ...(isProfessional && isActive && { onToggleNote: () => change({ isInternal: !isNote }) }),
    sendVoice: (recording: Unsent) => void enqueue({ conversationId, membershipId, ...recording }),
    sendFiles: (files: readonly File[]) => {
      for (const file of acceptedFiles(files)) void enqueue({ ...to, file });
    },
  };

  function errorText(): string | null {
    if (isTooLong) return t('composer.tooLong', { limit: chatLimits.text, count });
    return unfilled === undefined ? null : t('composer.unfilled', { variable: unfilled });
  }
}

export type ComposerState = ReturnType<typeof useComposer>;

/** A file that is not accepted is named in a message. */
function acceptedFiles(files: readonly File[]): File[] {
  return files.filter((file) => {
    const rejection = rejectionText(uploadPolicies.chatFile, file);
    if (rejection) toast.error(rejection);
    return !rejection;
  });
}
