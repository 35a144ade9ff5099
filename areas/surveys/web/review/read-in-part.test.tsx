import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { reviewRoutes } from '../../contract/reviews.ts';
import { exampleFlagged } from '../../example.ts';
import { AnswerScreen } from './AnswerScreen.tsx';

test.each([
  ['read by the caller, with answers that are reserved for others,', 'sent', false, 'Letto'],
  ['read by others only', 'reviewed', true, 'Da leggere'],
] as const)('the page of answers %s has the state of the list', async (_, state, isUnread, text) => {
  const { id, clientId } = exampleFlagged;
  const period = { from: '2026-11-09', until: '2026-11-15', weights: [], lastWeight: null, photos: [] };
  respond(clientRoutes.detail, { client: exampleClient });
  respond(reviewRoutes.period, { period });
  respond(reviewRoutes.get, {
    surveyAnswer: {
      ...{ ...exampleFlagged, state, isUnread, answers: [], withdrawn: [], files: [], lastOn: null },
      ...{ reviewerName: null, tasks: [], next: null, previous: null },
    },
  });
  await renderScreen(AnswerScreen, {
    path: '/clients/$id/surveys/$surveyAnswerId/details',
    at: `/clients/${clientId}/surveys/${id}/details`,
    permissions: ['view clients', 'view surveys'],
    texts: ['surveys', 'clients', 'attachments', 'chats', 'progress'],
  });

  expect(await screen.findByText(text)).toBeTruthy();
});
