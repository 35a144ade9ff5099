import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { provideUnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { clientRoutes } from '#areas/clients/contract.ts';
import { clientMealRoutes } from '#areas/meals/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import { unreadSymptomParts } from '#areas/unread-symptoms.ts';
import { newId } from '#shell/common/ids.ts';
import { separateTaps } from '#shell/web/testing/clock.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { RunnerScreen } from './RunnerScreen.tsx';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleBegun, exampleOpened, giulia } from './testing/opened.ts';
import { answerSync, lastSent, only, tapDone } from './testing/runner.tsx';
import { exerciseChoiceRoutes } from '../../contract/exercise-choices.ts';
import { historyRoutes } from '../../contract/history.ts';
import { type WorkoutDetail, workoutRoutes } from '../../contract/training.ts';
import { unreadPainRoutes } from '../../contract/unread-pain.ts';

vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');

test('in person the coach sees the name of the client, logs the sets, and attaches pictures', async () => {
  const server = fakeSyncServer();
  const rowId = exampleOpened.prescription.rows[0]?.id ?? '';
  respond(workoutRoutes.addMedium.client, {
    medium: { id: rowId, kind: 'image', name: 'squat.jpg', hasPoster: false, hasThumbnail: true, rowId, setNumber: 1 },
  });
  await openInPerson(server);

  expect(await screen.findByText('Giulia Ferri · Settimana 1, giorno 1')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));
  const picture = new File(['x'], 'squat.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Foto o video'), picture);
  expect(await screen.findByRole('img', { name: 'squat.jpg' })).toBeTruthy();
  expect(screen.getByRole('link', { name: "Esci dall'allenamento" }).getAttribute('href')).toBe(
    `/clients/${giulia.clientId}/completed_workouts`,
  );
  await tapDone();

  await expect.poll(() => server.sets()).toHaveLength(1);
  await expect.poll(() => requestsTo(workoutRoutes.addMedium.client)).toHaveLength(1);
  expect(requestsTo(workoutRoutes.addMedium.client)[0]?.body).toMatchObject({ rowId, setNumber: '1' });
});

test('the workout that a coach is about to begin in person shows the flagged answers of the client until they are read', async () => {
  const workoutId = newId();
  respond(clientRoutes.detail, { client: exampleClient });
  respond(workoutRoutes.open.client, exampleOpened);
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [exampleFlagged] });
  respond(reviewRoutes.flaggedFirst, { flaggedFirst: [] });
  await renderScreen(RunnerScreen, {
    path: '/clients/$id/train/$workoutId',
    at: `/clients/${giulia.clientId}/train/${workoutId}`,
    permissions: ['update workouts', 'view clients', 'view surveys'],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });

  expect(await screen.findByText(/^2 risposte in evidenza · Idoneità/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Leggi le risposte' }).getAttribute('href');
  expect(link).toMatch(new RegExp(`/details\\?queue=flagged&workoutId=${workoutId}$`));
  expect(screen.getByRole('button', { name: "Inizia l'allenamento" })).toBeTruthy();
});

test('flagged answers and unread pain of the client stay in sight while the workout is trained in person', async () => {
  provideUnreadSymptoms(unreadSymptomParts);
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [exampleFlagged] });
  respond(reviewRoutes.flaggedFirst, { flaggedFirst: [] });
  const pain = { completedWorkoutId: newId(), clientId: giulia.clientId, clientName: 'Giulia Ferri', exercises: [] };
  const unreadPain = [{ ...pain, finishedOn: '2026-11-18', atEnd: { comment: 'Fitta al ginocchio' } }];
  respond(unreadPainRoutes.ofRecipients, { unreadPain });
  await openInPerson(fakeSyncServer(), {}, ['view surveys', 'view workouts']);

  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));

  expect(await screen.findByText(/^2 risposte in evidenza · Idoneità/)).toBeTruthy();
  expect(await screen.findByText(/a fine allenamento \(Fitta al ginocchio\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Leggi le risposte' }).getAttribute('href')).toContain(
    `workoutId=${giulia.workoutId}`,
  );
});

test('unread symptoms in notes of meals are in sight before a workout is trained in person and during it', async () => {
  provideUnreadSymptoms(unreadSymptomParts);
  const note = { date: '2026-11-18', text: 'Mi gira la testa' };
  const counts = { meals: 1, skipped: 0, notes: 1, lastOn: note.date, lastAt: `${note.date}T12:00:00.000Z` };
  const unread = { clientId: giulia.clientId, clientName: 'Giulia Ferri', ...counts, symptomNotes: [note] };
  respond(clientMealRoutes.unreadOfRecipients, { clients: [unread] });
  respond(dietaryProfileRoutes.get.client, { profile: emptyProfile, version: 1, asksStates: true, changes: [] });
  await openInPerson(fakeSyncServer(), {}, ['view meal plans']);

  expect(await screen.findByText(/Mi gira la testa/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));
  expect(await screen.findByRole('link', { name: "Finisci l'allenamento" })).toBeTruthy();
  expect(await screen.findByText(/Mi gira la testa/)).toBeTruthy();
});

test('who may not view meal plans does not load the notes of meals to train in person', async () => {
  provideUnreadSymptoms(unreadSymptomParts);
  await openInPerson(fakeSyncServer());

  expect(await screen.findByRole('button', { name: "Inizia l'allenamento" })).toBeTruthy();
  expect(requestsTo(clientMealRoutes.unreadOfRecipients)).toEqual([]);
});

test('flagged answers of the first survey stay in sight in person once they are read, before the workout and during it', async () => {
  const questions = ['Hai dolore al petto a riposo?'];
  const source = { surveyName: 'Prima visita', sentOn: '2026-11-12' };
  const first = { id: newId(), clientId: giulia.clientId, clientName: 'Giulia Ferri', ...source, questions };
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [] });
  respond(reviewRoutes.flaggedFirst, { flaggedFirst: [first] });
  await openInPerson(fakeSyncServer(), {}, ['view surveys']);

  const line = /^Risposte in evidenza .*«Hai dolore al petto a riposo\?» \(\)\. Tienine conto nell'allenamento\./;
  expect(await screen.findByText(line)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: "Inizia l'allenamento" }));
  expect(await screen.findByRole('link', { name: "Finisci l'allenamento" })).toBeTruthy();
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Prima visita, 12 nov 2026' }).getAttribute('href')).toContain(
    `workoutId=${giulia.workoutId}`,
  );
});

test('in person the coach reads of the maximum, the sets and the end in the third person', async () => {
  const exerciseId = exampleOpened.prescription.rows[0]?.exerciseId ?? '';
  await openInPerson(fakeSyncServer(), {
    ...only({ weight: '80% 1RM', reps: '5' }),
    history: [{ exerciseId, performances: [], oneRepMaxKg: 100, isOneRepMaxTested: true }],
  });
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));

  expect(screen.getByText(/^80% del massimale del cliente \(100\skg\)\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salta' }));
  expect(await screen.findByRole('group', { name: 'Perché si salta?' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Nota (facoltativa)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  await tapDone();
  expect(await screen.findByText('Tutte le serie sono fatte.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: "Finisci l'allenamento" }));
  expect(await screen.findByRole('textbox', { name: "Commento sull'allenamento" })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Il cliente ha avuto dolore' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva e finisci' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Manca dove e quando ha fatto male/);
  await userEvent.click(screen.getByRole('button', { name: 'Salva senza' }));

  expect(await screen.findByText(/^Salvato tra gli allenamenti del cliente/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('tuo coach');
});

test('in person the coach adds an exercise, also where the client may not', async () => {
  const server = fakeSyncServer();
  await openInPerson(server, { settings: { ...exampleOpened.settings, clientMayAdd: false } });
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));

  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi un esercizio' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Aggiungi un esercizio' }));
  expect(sheet.getByText('Resta fuori dal programma. Si vede tra gli svolti.')).toBeTruthy();
  await userEvent.click(await sheet.findByRole('button', { name: /Curl/ }));

  expect(await screen.findByText('Aggiunto oggi, fuori programma')).toBeTruthy();
  await expect
    .poll(() => server.requests.at(-1))
    .toMatchObject({ rowChanges: [{ exerciseId: curl.id, added: { type: 'reps' } }] });
});

const curl = { id: newId(), name: 'Curl', type: 'reps' as const };

test('in person the coach is asked before a set with a note is removed', async () => {
  const [set, ...others] = exampleBegun.sets;
  if (!set) throw new Error('in-person: the example needs a set');
  const server = fakeSyncServer();
  await openInPerson(server, {
    begun: { ...exampleBegun, sets: [{ ...set, note: 'Formicolio' }, ...others] },
  });
  const name = exampleOpened.prescription.rows.find(({ id }) => id === set.rowId)?.name ?? '';
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
  await userEvent.click(await screen.findByRole('button', { name: /Formicolio/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Togli la serie' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Togli la serie' }));
  expect(dialog.getByText(/La nota «Formicolio» resta nei dettagli/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Togli la serie' }));
  await expect.poll(() => lastSent(server)).toMatchObject({ isRemoved: true, note: 'Formicolio' });
});

test('a workout that the client finished meanwhile opens by itself, which does not mark what they reported as read', async () => {
  const server = fakeSyncServer();
  const { router } = await openInPerson(server);
  await userEvent.click(await screen.findByRole('button', { name: "Inizia l'allenamento" }));
  await tapDone();
  await expect.poll(() => server.sets()).toHaveLength(1);
  server.finishElsewhere('2026-11-18T18:24:00.000Z');
  await tapDone();

  const path = `/clients/${giulia.clientId}/completed_workouts/${server.workout()?.id}/details`;
  await expect.poll(() => router.state.location.pathname).toBe(path);
  expect(router.state.location.search).toEqual({ unattended: true });
});

/** Opens the example workout of Giulia as her coach. */
async function openInPerson(
  server: ReturnType<typeof fakeSyncServer>,
  changes: Partial<WorkoutDetail> = {},
  permissions: string[] = [],
) {
  separateTaps();
  respond(clientRoutes.detail, { client: { ...exampleClient, name: 'Giulia Ferri' } });
  respond(workoutRoutes.open.client, { ...exampleOpened, ...changes });
  respond(exerciseChoiceRoutes.list.client, { exercises: [curl], recentIds: [] });
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  const screenOpened = await renderScreen(RunnerScreen, {
    path: '/clients/$id/train/$workoutId',
    at: `/clients/${giulia.clientId}/train/${giulia.workoutId}`,
    permissions: ['update workouts', 'view clients', ...permissions],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });
  answerSync(server);
  return screenOpened;
}
