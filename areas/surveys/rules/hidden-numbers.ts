import type { OwnCheckIn } from '../contract/check-ins.ts';

type Answered = Pick<OwnCheckIn, 'answers' | 'draft'>;

/**
 * Leaves out the measured numbers that were sent, for a client who does not see the numbers of their body. What is typed and not
 * sent stays in the draft, because the client is still typing it.
 */
export function withoutBodyNumbers({ answers, draft }: Answered): Answered & Pick<OwnCheckIn, 'hiddenIds'> {
  const sentIds = new Set(answers.filter(({ kind }) => kind === 'metric').map(({ questionId }) => questionId));
  return {
    answers: answers.filter(({ questionId }) => !sentIds.has(questionId)),
    draft: draft.filter(({ questionId }) => !sentIds.has(questionId)),
    hiddenIds: [...sentIds],
  };
}
