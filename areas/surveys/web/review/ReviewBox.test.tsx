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
    permissions: ['view surveys', 'update surveys', 'view chats', 'create chats'],
    texts: ['surveys', 'chats', 'attachments'],
  });

  expect(await screen.findByRole('textbox', { name: /^Messaggio/ })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Letto' })).toHaveLength(offered);
  expect(screen.queryAllByText(/^Hai letto le risposte che puoi vedere/)).toHaveLength(1 - offered);
});

test.each([
  ['without a reply', null, /^Letto il 13 nov 2026 da Sara Neri\. Nessuna risposta inviata\.$/],
  ['with one', '2026-11-14T09:00:00.000Z', /^Letto il 13 nov 2026 da Sara Neri\. Risposto il 14 nov 2026\.$/],
])('answers that were read %s say so', async (_, repliedAt, text) => {
  const read = { state: 'reviewed', reviewedAt: '2026-11-13T09:00:00.000Z', reviewerName: 'Sara Neri' } as const;
  await renderScreen(
    () => <ReviewBox answer={{ ...answer, ...read, repliedAt }} queue="client" onReviewed={() => {}} />,
    { permissions: ['view surveys'], texts: ['surveys', 'chats', 'attachments'] },
  );

  expect(await screen.findByText(text)).toBeTruthy();
});

test('who may not write messages marks answers as read and has no field for a reply', async () => {
  await renderScreen(() => <ReviewBox answer={{ ...answer, isUnread: true }} queue="client" onReviewed={() => {}} />, {
    permissions: ['view surveys', 'update surveys'],
    texts: ['surveys', 'chats', 'attachments'],
  });

  expect(await screen.findByRole('button', { name: 'Letto' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Messaggio/ })).toBeNull();
});
