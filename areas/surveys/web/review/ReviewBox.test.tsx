import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { SurveyAnswer } from '../../contract/reviews.ts';
import { exampleFlagged } from '../../example.ts';
import { ReviewBox } from './ReviewBox.tsx';

const answer: SurveyAnswer = {
  ...exampleFlagged,
  ...{ answers: [], withdrawn: [], files: [], lastOn: null, reviewerName: null, tasks: [], next: null, previous: null },
  state: 'sent',
};

test.each([
  ['nobody has read', true, 1],
  ['the caller has read in part', false, 0],
])('answers that %s are offered for a review accordingly', async (_, isUnread, offered) => {
  const shown = { ...answer, isUnread };
  await renderScreen(() => <ReviewBox answer={shown} queue="client" onReviewed={() => {}} />, {
    permissions: ['view surveys', 'update surveys', 'view chats'],
    texts: ['surveys', 'chats', 'attachments'],
  });

  expect(await screen.findByRole('textbox', { name: /^Messaggio/ })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Letto' })).toHaveLength(offered);
});
