import { useState } from 'react';
import { emptyReply } from '#areas/chats/web/lazy-public.tsx';
import { newId } from '#shell/common/ids.ts';
import { clearDraft, readDraft, saveDraft } from '#shell/web/forms/drafts.ts';
import type { TypedTask } from './TaskField.tsx';

interface ReviewDraft {
  reply: typeof emptyReply;
  /** Null until a task is added. */
  task: TypedTask | null;
  /** Ids of the message and of the task, so that a repeated request adds neither a second time. */
  messageId: string;
  taskId: string;
}

const emptyDraft = (): ReviewDraft => ({ reply: emptyReply, task: null, messageId: newId(), taskId: newId() });

/** The reply and the task that are typed for an answer. They survive a reload, and a look at other answers. */
export function useReviewDraft(answerId: string) {
  const key = `surveys.review.${answerId}`;
  const [draft, setDraft] = useState<ReviewDraft>(() => ({ ...emptyDraft(), ...readDraft<ReviewDraft>(key) }));

  function change(changes: Partial<Pick<ReviewDraft, 'reply' | 'task'>>): void {
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(key, { ...next });
  }

  function clear(): void {
    clearDraft(key);
    setDraft(emptyDraft());
  }
  return { ...draft, change, clear };
}
