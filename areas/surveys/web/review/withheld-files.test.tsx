import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { SurveyAnswer } from '../../contract/reviews.ts';
import { AnswerRows } from './AnswerRows.tsx';

const withheld = '1 file che non vedi: manca il consenso alle foto';
const arriving = '1 file in arrivo';

test.each([
  ['a photo without an answer to the consent', 'progress', 'photos', withheld],
  ['a photo after a no', 'progress', 'all', withheld],
  ['a photo with the consent', 'progress', 'none', arriving],
  ['another file without an answer to the consent', 'files', 'photos', arriving],
  ['another file after a no', 'files', 'all', withheld],
] as const)('of %s the coach reads whether it is on its way', async (_, kind, withheldFiles, text) => {
  const row = {
    ...{ questionId: newId(), kind, question: 'Foto?', optionTexts: [], unit: '', metric: null },
    ...{ before: null, numbers: [], flag: null, isCorrected: false, replaced: null },
    value: { kind, fileIds: [newId()] },
  };
  const answer: SurveyAnswer = {
    ...{ id: newId(), clientId: newId(), clientName: 'Anna Verdi', surveyId: newId(), surveyName: 'Check' },
    ...{ type: 'CHECK_IN', dueOn: '2026-11-16', state: 'sent', sentAt: '2026-11-16T08:00:00.000Z' },
    ...{ sentOn: '2026-11-16', reviewedAt: null, replyBy: null, flags: [], files: [], lastOn: null, revisions: 0 },
    ...{ isUnread: true, withdrawn: [], reviewerName: null, tasks: [], next: null, previous: null },
    withheldFiles,
    answers: [row],
  };
  await renderScreen(() => <AnswerRows answer={answer} />, { texts: ['surveys', 'attachments'] });

  expect(await screen.findByText(text)).toBeTruthy();
});
