import type { SentAnswer } from './contract/check-ins.ts';
import type { AnswerCard, AnswerFlag } from './contract/reviews.ts';
import { exampleClient } from '#areas/clients/example.ts';

const heart: AnswerFlag = {
  questionId: '0199f2a4-5c00-7080-8000-0000000000f3',
  question: 'Hai dolore al petto a riposo o quando ti muovi?',
  reason: 'answer',
};
const faints: AnswerFlag = {
  questionId: '0199f2a4-5c00-7080-8000-0000000000f4',
  question: 'Hai mai avuto capogiri con perdita di coscienza?',
  reason: 'answer',
};

/** A screening with two unread flagged answers. */
export const exampleFlagged: AnswerCard = {
  id: '0199f2a4-5c00-7080-8000-0000000000f1',
  clientId: exampleClient.id,
  clientName: 'Chiara Bassi',
  surveyId: '0199f2a4-5c00-7080-8000-0000000000f2',
  surveyName: 'Idoneità all’attività fisica',
  type: 'WELCOME',
  dueOn: '2026-11-12',
  state: 'sent',
  sentAt: '2026-11-12T09:00:00.000Z',
  sentOn: '2026-11-12',
  reviewedAt: null,
  replyBy: null,
  flags: [heart, faints],
  revisions: 0,
};

/** The flag after its answer was corrected from yes to no. */
function withYesChanged(flag: AnswerFlag): AnswerFlag {
  const { questionId, question } = flag;
  const answer = (value: boolean): SentAnswer => ({
    ...{ questionId, question, kind: 'boolean', optionTexts: [], unit: '', metric: null },
    value: { kind: 'boolean', value },
  });
  return { ...flag, changed: { was: answer(true), now: answer(false) } };
}

/** The same after both flagged answers were corrected from yes to no. */
export const exampleFlagChanged: AnswerCard = {
  ...exampleFlagged,
  revisions: 1,
  flags: [heart, faints].map(withYesChanged),
};
