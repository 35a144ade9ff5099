import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { commentRoutes, setDetailRoutes } from '../../contract/comments.ts';
import { historyRoutes } from '../../contract/history.ts';
import type { LoggedSet, SetCorrection } from '../../contract/set.ts';
import { trainingRoutes } from '../../contract/training.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { clientWorkoutRoutes } from '../../contract.ts';
import { exampleCompletedWorkout as example } from '../../example.ts';
import { createLocalWorkoutStore } from '../runner/local-store/local-workout-store.ts';
import { emptyTraining } from '../today/testing/show-today.tsx';
import { CompletedWorkoutScreen } from './CompletedWorkoutScreen.tsx';

const [first, second] = example.sets as [LoggedSet, LoggedSet];
const { weightKg: _, ...values } = first;
const correction: SetCorrection = {
  rowId: first.rowId,
  setNumber: first.setNumber,
  isRemoved: false,
  correctedAt: '2026-11-20T09:00:00.000Z',
  author: null,
  writtenBy: null,
  before: { ...values, weightKg: 800 },
};

test('the coach reads that the client corrected day and duration, and that no duration was recorded', async () => {
  const corrected = { startedAt: '2026-11-18T18:00:00.000Z', trainedSeconds: null, author: null };
  await showToCoach({ timesCorrection: { ...corrected, correctedAt: '2026-11-20T09:00:00.000Z' } });

  const text = await screen.findByText(/^Giorno e durata corretti il 20 nov 2026.*, dal cliente\. Prima: 18 nov 2026/);
  expect(text.textContent).toMatch(/, durata non registrata$/);
});

test('a workout without a recorded duration says so instead of 0 minutes', async () => {
  await showToCoach({ trainedSeconds: null });

  expect(await screen.findByText('Non registrata')).toBeTruthy();
  expect(screen.queryByText('0 min')).toBeNull();
});

test('the coach reads what the client has corrected, when and what it was before', async () => {
  await showToCoach({ corrections: [correction] });

  expect(await findIn('Panca piana con bilanciere', /^Corretta il 20 nov 2026, \d\d:00, dal cliente/)).toMatch(
    /Prima: 800\skg × 8/,
  );
});

test('the client reads what the coach has corrected, and what was removed', async () => {
  const removal = { ...correction, setNumber: 5, isRemoved: true, author: null };
  await showToClient({ corrections: [{ ...correction, author: 'Marco Riva' }, removal] });

  expect(await findIn('Panca piana con bilanciere', /^Corretta il/)).toContain('da Marco Riva');
  expect(await findIn('Panca piana con bilanciere', /serie 5: tolta il/)).toMatch(/da te\. Era: 800\skg × 8/);
});

test.each([
  ['coach', showToCoach],
  ['client', showToClient],
])(
  'the %s reads of a set with different values on two devices the other ones, and not that it was corrected',
  async (_, show) => {
    const sets = [{ ...first, otherVersion: { ...first, weightKg: 82.5, reps: 7 } }, ...example.sets.slice(1)];
    await show({ sets, correctedSets: [first.id] });

    expect(await screen.findByText(/^Valori diversi su due dispositivi: l'altro è 82,5\skg × 7/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Vedi entrambi: .*serie 1, valori diversi/ })).toBeTruthy();
    expect(screen.queryByText('Corretta')).toBeNull();
  },
);

test('the client reads the earlier versions of a set, as the coach does', async () => {
  const detail = { completedWorkoutId: example.id, set: first, row: null, rowChange: null, media: [], comments: [] };
  const version = { ...values, isRemoved: false, author: null };
  respond(setDetailRoutes.detail.own, { detail: { ...detail, versions: [{ ...version, weightKg: 125 }] } });
  await showToClient({ correctedSets: [first.id], corrections: [{ ...correction, author: 'Davide Ferri' }] });

  await userEvent.click(await screen.findByRole('button', { name: /serie 1, guarda le versioni precedenti/ }));
  const drawer = within(await screen.findByRole('dialog', { name: /serie 1$/ }));
  expect(await drawer.findByText(/^125\skg × 8/)).toBeTruthy();
  expect(drawer.getByText(/, da te$/)).toBeTruthy();
});

test('the comment and the effort that the coach wrote in person have the name of the coach', async () => {
  await showToClient({ commentAuthor: 'Davide Ferri', effortAuthor: 'Davide Ferri' });

  expect(await screen.findByText('Commento di Davide Ferri')).toBeTruthy();
  expect(screen.queryByText('Il tuo commento')).toBeNull();
  expect(screen.getByText('scelto da Davide Ferri')).toBeTruthy();
});

test('a set of the client that the coach corrected is not said to be logged by the coach', async () => {
  const sets = example.sets.map((set) => (set.id === first.id ? { ...set, author: 'Davide Ferri' } : set));
  await showToClient({ sets, corrections: [{ ...correction, author: 'Davide Ferri' }] });

  expect(await findIn('Panca piana con bilanciere', /^Corretta il/)).toContain('da Davide Ferri');
  expect(screen.queryByText(/^Scritta da/)).toBeNull();
});

test('a set that the coach logged in person stays the coach’s when somebody else corrects it', async () => {
  await showToCoach({ corrections: [{ ...correction, writtenBy: 'Davide Ferri' }] });

  expect(await findIn('Panca piana con bilanciere', /^Corretta il/)).toContain('dal cliente');
  expect(screen.getByText('Scritta da Davide Ferri')).toBeTruthy();
});

test('a corrected effort has the name of who corrected it', async () => {
  await showToCoach({ effort: 5, isEffortCorrected: true });

  expect(await screen.findByText('corretto dal cliente')).toBeTruthy();
});

test('an effort that the coach took away is said to be corrected by the coach', async () => {
  await showToClient({ effort: null, effortAuthor: 'Davide Ferri', isEffortCorrected: true });

  expect(await screen.findByText('corretto da Davide Ferri')).toBeTruthy();
});

test('a set that was corrected and put back says nothing of it', async () => {
  await showToCoach({ corrections: [{ ...correction, before: first }] });

  await screen.findByRole('region', { name: 'Panca piana con bilanciere' });
  expect(screen.queryByText(/Corretta il/)).toBeNull();
});

test.each([
  ['the client', () => showToClient({}), `/my/completed-workouts/${example.id}/correction`],
  [
    'who may log workouts in person',
    () => showToCoach({}),
    `/clients/${example.clientId}/completed_workouts/${example.id}/correction`,
  ],
])('%s finds the correction', async (_who, show, href) => {
  await show();

  expect((await screen.findByRole('link', { name: 'Correggi' })).getAttribute('href')).toBe(href);
});

test.each([
  ['who may only view workouts', () => showToCoach({}, ['view workouts', 'view clients'])],
  ['a workout that goes on', () => showToClient({ finishedAt: null })],
  ['a workout that was skipped', () => showToClient({ sets: [], skip: { reason: 'time', note: '' } })],
])('%s has no correction', async (_who, show) => {
  await show();

  await screen.findByRole('heading', { name: 'Spinta' });
  expect(screen.queryByRole('link', { name: 'Correggi' })).toBeNull();
});

test('without the consent to health data nothing can be corrected, and the workout says why and where to give it', async () => {
  const withdrawn = {
    purpose: 'health_data',
    isGiven: false,
    decidedAt: '2026-11-20T09:00:00.000Z',
    textVersion: null,
    guardianName: null,
  };
  respond(consentSubjectRoutes.consents.own, {
    ...{ consents: [withdrawn as never], studioId: newId(), asksHealthConsent: true, isMinor: false },
  });
  await showToClient({}, `?set=${second.id}`, false);

  expect(await screen.findByText(/puoi leggere l’allenamento, ma non correggerlo/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vai ai consensi' }).getAttribute('href')).toBe('/settings/consents');
  expect(screen.queryByRole('link', { name: /Correggi/ })).toBeNull();
});

test('from a set the correction opens with its form', async () => {
  await showToClient({}, `?set=${second.id}`);

  const link = await screen.findByRole('link', { name: 'Correggi la serie' });
  expect(link.getAttribute('href')).toBe(`/my/completed-workouts/${example.id}/correction?set=${second.id}`);
});

test('corrections that this phone has not sent yet are said, with the way to them', async () => {
  const store = createLocalWorkoutStore({ clientId: example.clientId, workoutId: example.id, isCorrection: true });
  store.saveSet({ set: first, state: 'pending' });
  await showToClient({});

  const notice = within(await screen.findByText(/non sono ancora tutte salvate/));
  expect(notice.getByRole('link', { name: 'Correggi' })).toBeTruthy();
});

async function findIn(row: string, text: RegExp): Promise<string> {
  const region = await screen.findByRole('region', { name: row });
  return (await within(region).findByText(text)).textContent ?? '';
}

function showToCoach(
  changes: Partial<CompletedWorkout>,
  permissions: Permission[] = ['view workouts', 'update workouts', 'view clients'],
) {
  respond(clientRoutes.detail, { client: { ...exampleClient, id: example.clientId } });
  respond(commentRoutes.markRead.client, {});
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  respond(clientWorkoutRoutes.detail.client, { completedWorkout: { ...example, ...changes } });
  return renderScreen(CompletedWorkoutScreen, {
    path: '/clients/$id/completed_workouts/$completedWorkoutId/details',
    at: `/clients/${example.clientId}/completed_workouts/${example.id}/details`,
    permissions,
    texts: ['completed-workouts', 'clients', 'attachments'],
  });
}

function showToClient(changes: Partial<CompletedWorkout>, search = '', hasConsent = true) {
  if (hasConsent)
    respond(consentSubjectRoutes.consents.own, {
      consents: [],
      studioId: newId(),
      asksHealthConsent: true,
      isMinor: false,
    });
  respond(commentRoutes.markRead.own, {});
  respond(historyRoutes.records.own, { records: [], nextPage: 0 });
  if (changes.skip) respond(trainingRoutes.training, { training: emptyTraining });
  respond(clientWorkoutRoutes.detail.own, { completedWorkout: { ...example, ...changes } });
  return renderScreen(CompletedWorkoutScreen, {
    path: '/my/completed-workouts/$completedWorkoutId',
    at: `/my/completed-workouts/${example.id}${search}`,
    user: { roles: ['client'], clientId: example.clientId },
    permissions: ['view own training', 'update own training'],
    texts: ['completed-workouts', 'attachments'],
  });
}
