import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type OwnCheckIn, ownCheckInRoutes } from '../../contract/check-ins.ts';
import { taskRoutes } from '../../contract/tasks.ts';
import { MyCheckInsScreen } from './MyCheckInsScreen.tsx';

test('the first survey and the check-ins stand under surveys, and a missed one is among the earlier ones, not among those done', async () => {
  const past = { id: newId(), name: 'Check settimanale', dueOn: '2026-11-16', state: 'missed' as const, sentAt: null };
  respond(ownCheckInRoutes.list, { checkIns: [] });
  respond(ownCheckInRoutes.past, { checkIns: [past], nextPage: 0 });
  respond(taskRoutes.open, { tasks: [] });
  respond(consentSubjectRoutes.consents.own, {
    consents: [],
    studioId: newId(),
    asksHealthConsent: true,
    isMinor: false,
  });
  await renderScreen(MyCheckInsScreen, { permissions: ['view own surveys'], texts: ['surveys'] });

  expect(await screen.findByRole('heading', { name: 'Questionari' })).toBeTruthy();
  const earlier = within(await screen.findByRole('region', { name: 'Precedenti' }));
  expect(earlier.getByText('Saltato')).toBeTruthy();
  expect(screen.queryByText(/fatti/)).toBeNull();
});

test('the whole row of a survey opens it, not only its button', async () => {
  const content = { name: 'Check', type: 'CHECK_IN' as const, description: '', replyDays: 2, questions: [] };
  const open: OwnCheckIn = {
    ...{
      id: newId(),
      surveyId: newId(),
      isWelcome: false,
      dueOn: '2026-11-16',
      closesOn: null,
      state: 'open',
      content,
    },
    ...{ draft: [], answers: [], files: [], sentAt: null, replyBy: null, hiddenIds: [], isCorrecting: false },
  };
  respond(ownCheckInRoutes.list, { checkIns: [open] });
  respond(ownCheckInRoutes.past, { checkIns: [], nextPage: 0 });
  respond(taskRoutes.open, { tasks: [] });
  respond(consentSubjectRoutes.consents.own, {
    consents: [],
    studioId: newId(),
    asksHealthConsent: true,
    isMinor: false,
  });
  await renderScreen(MyCheckInsScreen, { permissions: ['view own surveys'], texts: ['surveys'] });

  const name = await screen.findByText(open.content.name);
  expect(name.closest('a')?.getAttribute('href')).toBe(`/my/check-ins/${open.id}`);
});
