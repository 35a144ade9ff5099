import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { exampleMessage } from '#areas/chats/example.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { LoggedSet } from '../../contract/set.ts';
import type { Comment, CompletedWorkout } from '../../contract/workout.ts';
import { exampleCompletedWorkout as example, exampleRecord } from '../../example.ts';
import { CompletedWorkoutScreen } from './CompletedWorkoutScreen.tsx';
import { clientWorkoutRoutes } from '../../contract.ts';
import { commentRoutes, setDetailRoutes } from '../../contract/comments.ts';
import { historyRoutes } from '../../contract/history.ts';
import { workoutRoutes } from '../../contract/training.ts';

const everything = ['view workouts', 'update workouts', 'view clients', 'create chats', 'delete chats'];
const readOnly = ['view workouts', 'view clients'];
const [bench, raise, , plank] = example.rows.map(({ id }) => id);
const [first, second] = example.sets as [LoggedSet, LoggedSet];

beforeEach(() => {
  respond(clientRoutes.detail, { client: { ...exampleClient, id: example.clientId } });
  respond(commentRoutes.markRead.client, {});
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
});

test('the coach sees the records of the client, which link to the exercise', async () => {
  respond(historyRoutes.records.client, { records: [exampleRecord], nextPage: 0 });
  await show({});

  const beaten = within(await screen.findByRole('region', { name: 'Nuovo record' }));
  const link = beaten.getByRole('link', { name: exampleRecord.exerciseName });
  expect(link.getAttribute('href')).toContain(`/clients/${example.clientId}/completed_workouts/exercises/`);
  expect(requestsTo(historyRoutes.records.client)[0]?.query).toMatchObject({ completedWorkoutId: example.id });
});

test('after the client has withdrawn the consent the coach reads why, instead of the workout', async () => {
  const client = { ...exampleClient, id: example.clientId, withdrawnConsents: ['health_data' as const] };
  respond(clientRoutes.detail, { client });
  await show({});

  expect(await screen.findByText(/ha ritirato il consenso ai dati sulla salute/)).toBeTruthy();
  expect(screen.queryByText('640 kg')).toBeNull();
});

test('a workout that was skipped as a whole says so in its heading, and has no numbers', async () => {
  await show({ sets: [], comment: 'Viaggio', skip: { reason: 'time', note: 'Viaggio' } });

  const heading = await screen.findByRole('heading', { level: 2, name: 'Spinta' });
  expect(heading.parentElement?.textContent).toContain('Saltato · poco tempo');
  expect(screen.getByText('Viaggio')).toBeTruthy();
  expect(screen.queryByText('0 min')).toBeNull();
});

test('warm-ups are listed separately and count in neither the sets nor the volume', async () => {
  await show({ sets: [{ ...first, isWarmUp: true, weightKg: 40 }, second] });

  expect(await screen.findByText('più 1 di riscaldamento')).toBeTruthy();
  expect(screen.getByText('640 kg')).toBeTruthy();
  const [, warmUp, working] = rowsOf('Panca piana con bilanciere');
  expect(warmUp?.textContent).toMatch(/^R1Riscaldamento40\skg × 8/);
  expect(working?.textContent).toMatch(/^180 kg × 6-8/);
});

test('a workout that goes on has no duration, and says nothing of the sets that are still to do', async () => {
  await show({ finishedAt: null, sets: [first] });

  expect(await screen.findByText('Durata')).toBeTruthy();
  expect(screen.getByText('Durata').parentElement?.textContent).toBe('Durata–');
  expect(document.body.textContent).not.toMatch(/non fatt|Meno del previsto|sotto il previsto/);
});

test('a skipped row shows the reason, a swapped row the prescribed exercise', async () => {
  const nothing = { skipReason: null, skipNote: '', exerciseId: null, exerciseName: '', changedAt: first.loggedAt };
  await show({
    rowChanges: [
      { ...nothing, rowId: plank ?? '', skipReason: 'pain', skipNote: 'schiena' },
      { ...nothing, rowId: raise ?? '', exerciseId: newId(), exerciseName: 'Alzate ai cavi' },
    ],
  });

  expect(await screen.findByText('Saltato · dolore: «schiena»')).toBeTruthy();
  const swapped = screen.getByRole('region', { name: 'Alzate ai cavi' });
  expect(within(swapped).getByText(/^al posto di Alzate laterali/)).toBeTruthy();
});

test('a swapped exercise has neither the load nor the warm-up that are prescribed for the other one', async () => {
  const swap = { skipReason: null, skipNote: '', exerciseId: newId(), exerciseName: 'Leg press' };
  const rows = example.rows.map((row) => (row.id === bench ? { ...row, weight: '60 lb', warmUp: '10x20' } : row));
  await show({ rows, rowChanges: [{ ...swap, rowId: bench ?? '', changedAt: first.loggedAt }] });

  const swapped = await screen.findByRole('region', { name: 'Leg press' });
  expect(within(swapped).getByText(/6-8/, { selector: 'header *' })).toBeTruthy();
  expect(swapped.textContent).not.toMatch(/60.lb|Riscaldamento:/);
});

test('sets of another exercise are not called as prescribed', async () => {
  const swap = { skipReason: null, skipNote: '', exerciseId: newId(), exerciseName: 'Panca con manubri' };
  const bare = example.sets.map((set) => ({ ...set, weightKg: null }));
  await show({ sets: bare, rowChanges: [{ ...swap, rowId: bench ?? '', changedAt: first.loggedAt }] });

  const swapped = within(await screen.findByRole('region', { name: 'Panca con manubri' }));
  expect(swapped.getAllByText('Altro esercizio').length).toBeGreaterThan(0);
  expect(swapped.queryByText(/come previsto/i)).toBeNull();
});

test('commenting on a set opens it with the focus in the comment field', async () => {
  await show({});

  await userEvent.click(await screen.findByRole('button', { name: 'Panca piana con bilanciere, serie 1: Commenta' }));

  const drawer = within(await screen.findByRole('dialog'));
  await expect
    .poll(() => document.activeElement)
    .toBe(drawer.getByRole('textbox', { name: 'Commento a questa serie' }));
});

test('pain is said above everything with who has read it, and what the client reported counts as read once it is shown', async () => {
  const nothing = { skipNote: '', exerciseId: null, exerciseName: '', changedAt: first.loggedAt };
  const newFeedbackAt = '2026-11-18T18:24:00.000Z';
  await show({
    ...{ newFeedbackAt, painReaders: [{ name: 'Marta Riva', readAt: '2026-11-19T08:00:00.000Z' }] },
    rowChanges: [
      { ...nothing, rowId: plank ?? '', skipReason: 'pain', skipNote: 'schiena' },
      { ...nothing, rowId: raise ?? '', skipReason: 'pain', exerciseId: newId(), exerciseName: 'Alzate ai cavi' },
    ],
  });

  const text = 'Saltato per dolore: Alzate ai cavi · Plank (schiena)Letto il 19 nov 2026 da Marta Riva.';
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await expect.poll(() => requestsTo(commentRoutes.markRead.client)[0]?.body).toEqual({ until: newFeedbackAt });
});

test('the best set of bench press, 80 kg for 8 with 3 in reserve, speaks for a maximum of 109,3 kg', async () => {
  await show({});

  expect(await screen.findByText('Massimale stimato da queste serie: 109,3 kg')).toBeTruthy();
});

test('sets of a row without a prescription are shown', async () => {
  await show({ rows: example.rows.filter(({ id }) => id !== bench) });

  const stray = await screen.findByRole('region', { name: 'Esercizio tolto dal programma' });
  expect(within(stray).getByText('77,5 kg × 7')).toBeTruthy();
});

test('an imported workout shows the other app and is not compared, because it has no prescription', async () => {
  await show({ source: 'strong', sets: [{ ...first, author: 'Marco Riva' }, second] });

  expect(await screen.findByText(/^Importato da Strong · 18 nov 2026/)).toBeTruthy();
  expect(await findRowsOf('Panca piana con bilanciere')).not.toHaveLength(0);
  for (const text of ['Come previsto', 'Differenza', 'Scritta da Marco Riva'])
    expect(screen.queryByText(text)).toBeNull();
});

test('a set has its note, its author and a video that is read with the login once play is pressed', async () => {
  const setRef = { rowId: first.rowId, setNumber: first.setNumber };
  const files = { hasPoster: false, hasThumbnail: false, name: null };
  const video = { id: newId(), ...setRef, kind: 'video' as const, ...files };
  await show({ sets: [{ ...first, note: 'Presa larga', author: 'Marco Riva' }, second], media: [video] });

  const [, set] = await findRowsOf('Panca piana con bilanciere');
  expect(set?.textContent).toMatch(/Presa largaScritta da Marco Riva/);
  await userEvent.click(screen.getByRole('button', { name: /Apri 1 di Panca piana.*serie 1: Video/ }));

  const dialog = await screen.findByRole('dialog', { name: 'Panca piana con bilanciere, serie 1' });
  respondWithError(workoutRoutes.readMedium.client, 404, { message: 'Il file non c’è più.' });
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Guarda/ }));
  expect(await within(dialog).findByText('Il file non c’è più.')).toBeTruthy();
  expect(requestsTo(workoutRoutes.readMedium.client)).toHaveLength(1);
});

test('a corrected set shows its earlier versions', async () => {
  const { id: _, rowId: __, setNumber: ___, ...values } = second;
  const version = { ...values, reps: 10, isRemoved: false, author: null };
  const detail = { completedWorkoutId: example.id, set: second, row: null, rowChange: null, media: [], comments: [] };
  respond(setDetailRoutes.detail.client, { detail: { ...detail, versions: [version] } });
  const { router } = await show({ correctedSets: [second.id] });

  await userEvent.click(await screen.findByRole('button', { name: /serie 2, guarda le versioni precedenti/ }));

  const drawer = within(await screen.findByRole('dialog', { name: 'Panca piana con bilanciere, serie 2' }));
  expect(await drawer.findByText('80 kg × 10 · RIR 2')).toBeTruthy();
  expect(drawer.getByText(/, dal cliente$/)).toBeTruthy();
  expect(router.state.location.search).toEqual({ set: second.id });
});

test('a comment on a set is sent with the set; after a rejection the typed text stays', async () => {
  respondWithError(chatRoutes.send, 409, { message: 'La chat con questo cliente è disattivata.' });
  await show({}, `?set=${second.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Panca piana con bilanciere, serie 2' }));
  const field = drawer.getByRole('textbox', { name: 'Commento a questa serie' });

  await userEvent.type(field, 'Più lenta');
  await userEvent.click(drawer.getByRole('button', { name: 'Invia' }));
  expect(await drawer.findByText('La chat con questo cliente è disattivata.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Più lenta');

  respond(chatRoutes.send, { message: exampleMessage });
  await userEvent.click(drawer.getByRole('button', { name: 'Invia' }));

  await expect.poll(() => (drawer.getByRole('textbox') as HTMLTextAreaElement).value).toBe('');
  const [refused, sent] = requestsTo(chatRoutes.send).map(({ body }) => body as { id: string });
  expect(sent).toMatchObject({ message: 'Più lenta', referencePart: `${second.rowId}.2` });
  expect(sent?.id).toBe(refused?.id);
});

test('an unfinished comment survives a reload', async () => {
  const view = await show({});
  await userEvent.type(await screen.findByRole('textbox', { name: "Commento all'allenamento" }), 'Domani ne parl');
  view.unmount();

  await show({});

  const field = await screen.findByRole('textbox', { name: "Commento all'allenamento" });
  expect((field as HTMLTextAreaElement).value).toBe('Domani ne parl');
});

test('a comment of the client on a set is in the list, links to the set and is marked as read once shown', async () => {
  await show({ comments: [exampleComment] });

  const talk = within(await screen.findByRole('region', { name: 'Commenti' }));
  expect(talk.getByText('Nuovo')).toBeTruthy();
  await expect
    .poll(() => requestsTo(commentRoutes.markRead.client).map(({ body }) => body))
    .toEqual([{ until: exampleComment.createdAt }]);

  await userEvent.click(talk.getByRole('button', { name: 'Panca piana con bilanciere, serie 2' }));
  expect(await screen.findByRole('dialog', { name: 'Panca piana con bilanciere, serie 2' })).toBeTruthy();
});

test('only an own comment can be deleted, after a confirmation that shows it', async () => {
  respond(chatRoutes.deleteMessage, { message: exampleMessage });
  const own = { ...exampleComment, id: newId(), text: 'Riposa domani', isOwn: true, isByClient: false, isNew: false };
  await show({ comments: [{ ...exampleComment, isNew: false }, own] });

  const buttons = await screen.findAllByRole('button', { name: /Elimina il commento/ });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0] as HTMLElement);
  const question = within(await screen.findByRole('dialog', { name: 'Elimina il commento' }));
  expect(question.getByText(/Riposa domani/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Elimina' }));

  await expect.poll(() => requestsTo(chatRoutes.deleteMessage)).toHaveLength(1);
});

test('who may not write messages reads the comments, and finds nothing to comment with or delete', async () => {
  const own = { ...exampleComment, id: newId(), rowId: null, setNumber: null, isOwn: true, isNew: false };
  await show({ comments: [{ ...exampleComment, isNew: false }, own] }, '', readOnly);

  const [, ...sets] = await findRowsOf('Panca piana con bilanciere');
  expect(sets.map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1, 0, 0]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Elimina il commento/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /serie 2: 1 commento/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Panca piana con bilanciere, serie 2' }));
  expect(drawer.getByText('La spalla tirava')).toBeTruthy();
});

test('who may not write messages sees no empty comments, neither of the workout nor of a set', async () => {
  await show({}, `?set=${second.id}`, readOnly);

  await screen.findByRole('dialog', { name: 'Panca piana con bilanciere, serie 2' });
  expect(screen.queryByRole('heading', { name: 'Commenti', hidden: true })).toBeNull();
});

const exampleComment: Comment = {
  id: '019a9781-3e00-7000-8000-0000000000c2',
  rowId: second.rowId,
  setNumber: second.setNumber,
  text: 'La spalla tirava',
  isByClient: true,
  authorName: 'Giulia Ferri',
  createdAt: '2026-11-18T19:00:00.000Z',
  isOwn: false,
  isNew: true,
};

function rowsOf(name: string): HTMLElement[] {
  return within(screen.getByRole('table', { name: `${name}: previsto e fatto` })).getAllByRole('row');
}

async function findRowsOf(name: string): Promise<HTMLElement[]> {
  await screen.findByRole('table', { name: `${name}: previsto e fatto` });
  return rowsOf(name);
}

async function show(more: Partial<CompletedWorkout>, search = '', permissions = everything) {
  respond(clientWorkoutRoutes.detail.client, { completedWorkout: { ...example, ...more } });
  return renderScreen(CompletedWorkoutScreen, {
    path: '/clients/$id/completed_workouts/$completedWorkoutId/details',
    at: `/clients/${example.clientId}/completed_workouts/${example.id}/details${search}`,
    permissions,
    texts: ['completed-workouts', 'clients', 'attachments'],
  });
}
