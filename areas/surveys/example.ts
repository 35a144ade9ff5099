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
  isCorrected: false,
};
