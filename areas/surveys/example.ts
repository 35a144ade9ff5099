import type { SentAnswer } from './contract/check-ins.ts';
import type { AnswerCard } from './contract/reviews.ts';
import { exampleClient } from '#areas/clients/example.ts';

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
  reviewedAt: null,
  replyBy: null,
  flags: 2,
  firstFlag: 'Hai dolore al petto a riposo o quando ti muovi?',
  firstReason: 'answer',
  firstChange: null,
  isCorrected: false,
};

const wasYes: SentAnswer = {
  questionId: '0199f2a4-5c00-7080-8000-0000000000f3',
  kind: 'boolean',
  question: 'Hai dolore al petto a riposo o quando ti muovi?',
  value: { kind: 'boolean', value: true },
  optionTexts: [],
  unit: '',
  metric: null,
};

/** The same after its first flagged answer was corrected from yes to no. */
export const exampleFlagChanged: AnswerCard = {
  ...exampleFlagged,
  isCorrected: true,
  firstChange: { was: wasYes, now: { ...wasYes, value: { kind: 'boolean', value: false } } },
};
