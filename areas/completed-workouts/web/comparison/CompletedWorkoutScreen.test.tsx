import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { exampleMessage } from '#areas/chats/example.ts';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { respond, requestsTo } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';

import type { Comment } from '../../contract/workout.ts';

import { type PersonalRecord, historyRoutes } from '../../contract/history.ts';
import { exampleCompletedWorkout as example, exampleRecord } from '../../example.ts';
import { CompletedWorkoutScreen } from './CompletedWorkoutScreen.tsx';
import { clientWorkoutRoutes } from '../../contract.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { emptyTraining } from '../today/testing/show-today.tsx';
import { commentRoutes } from '../../contract/comments.ts';

test('the example shows 10 sets, 54 minutes, effort 7 of 10', async () => {
  await show();

  expect(await screen.findByText('54 min')).toBeTruthy();
  expect(screen.getByText('10')).toBeTruthy();
  expect(screen.getByText('7/10')).toBeTruthy();
  expect(screen.getByText('Ultima serie di panca dura, ma pulita.')).toBeTruthy();
});

test('a workout over midnight has the day of its start, and both times', async () => {
  await show({
    ...example,
    timeZone: 'Europe/Rome',
    startedAt: '2026-11-04T22:40:00.000Z',
    finishedAt: '2026-11-04T23:50:00.000Z',
    finishedOn: '2026-11-04',
  });

  expect(await screen.findByText(/4 nov 2026, 23:40–00:50$/)).toBeTruthy();
});

test('the time of a workout of a client in another time zone names that zone', async () => {
  await show({ ...example, timeZone: 'Asia/Tokyo', finishedAt: '2026-11-04T08:29:00.000Z', finishedOn: '2026-11-04' });

  expect(await screen.findByText(/4 nov 2026, .*–17:29 · Fuso orario del cliente: .*Tokyo/)).toBeTruthy();
});

test('the fourth set of bench press was 2.5 kg lighter, the plank was not done', async () => {
  await show();

  const bench = await screen.findByRole('table', { name: 'Panca piana con bilanciere: previsto e fatto' });
  const fourth = within(bench).getAllByRole('row').at(-1);
  expect(fourth?.textContent).toBe('480 kg × 6-8 · RIR 277,5\u00A0kg × 7 · RIR 1−2,5\u00A0kg, RIR −1');
  // Not broken between its numbers on a narrow screen.
  expect(within(fourth as HTMLElement).getByText('6-8').className).toContain('range');
  expect(within(screen.getByRole('region', { name: 'Plank' })).getByText('Non fatto')).toBeTruthy();
});

test('the comments of the coach are shown with a field to reply, and marked as read', async () => {
  respond(commentRoutes.markRead.own, {});
  respond(chatRoutes.send, { message: exampleMessage });
  await show({ ...example, comments: [exampleComment] });

  const talk = within(await screen.findByRole('region', { name: 'Commenti' }));
  expect(talk.getByText('Gomiti più stretti.')).toBeTruthy();
  await expect.poll(() => requestsTo(commentRoutes.markRead.own)[0]?.body).toEqual({ until: exampleComment.createdAt });

  await userEvent.type(talk.getByRole('textbox', { name: "Commento all'allenamento" }), 'Ci provo');
  await userEvent.click(talk.getByRole('button', { name: 'Invia' }));

  await expect
    .poll(() => requestsTo(chatRoutes.send)[0]?.body)
    .toEqual({
      conversationId: example.clientId,
      id: expect.any(String),
      message: 'Ci provo',
      referenceKind: 'completed_workout',
      referenceId: example.id,
    });
});

test('a link to the comments opens the workout at the first new one, and does not scroll again when it is read', async () => {
  const scrolledTo: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.textContent);
  });
  respond(commentRoutes.markRead.own, {});
  const read = { ...exampleComment, id: newId(), text: 'Buon lavoro.', isNew: false };
  await show(
    { ...example, comments: [read, exampleComment, { ...read, id: newId(), text: 'A domani.' }] },
    [],
    '#comments',
  );

  await screen.findByText('A domani.');
  await expect.poll(() => requestsTo(commentRoutes.markRead.own)).toHaveLength(1);
  expect(scrolledTo).toEqual([expect.stringContaining('Gomiti più stretti.')]);
});

const exampleComment: Comment = {
  id: '019a9781-3e00-7000-8000-0000000000c1',
  rowId: null,
  setNumber: null,
  text: 'Gomiti più stretti.',
  isByClient: false,
  authorName: 'Anna Bianchi',
  createdAt: '2026-11-19T08:00:00.000Z',
  isOwn: false,
  isNew: true,
};

test('a workout that was skipped is put back among those to do, and Today is shown', async () => {
  respond(trainingRoutes.skip, {});
  const workoutId = newId();
  respond(trainingRoutes.training, { training: { ...emptyTraining, skipped: [workoutId] } });
  const { router } = await show({ ...example, workoutId, sets: [], skip: { reason: 'pain', note: '' } });

  await userEvent.click(await screen.findByRole('button', { name: 'Rimetti tra quelli da fare' }));

  await expect.poll(() => router.state.location.pathname).toBe('/home');
  expect(requestsTo(trainingRoutes.skip)[0]?.body).toEqual({ reason: null, note: '' });
});

test('each record of an exercise has a line with its own earlier value, and links to the exercise', async () => {
  const maximum = {
    ...exampleRecord,
    kind: 'one_rep_max',
    value: 104.5,
    before: 101,
    weightKg: null,
    reps: null,
  } as const;
  await show(example, [exampleRecord, maximum]);

  const beaten = within(await screen.findByRole('region', { name: 'Nuovo record' }));
  expect(beaten.getByText('82,5 kg × 8').parentElement?.textContent).toBe('82,5\u00A0kg × 8, prima 80\u00A0kg');
  expect(beaten.getByText('massimale stimato 104,5 kg, prima 101 kg')).toBeTruthy();
  expect(beaten.getByRole('link').getAttribute('href')).toBe(`/my/exercises/${exampleRecord.exerciseId}`);
});

test('what was skipped because of pain stands above a new record', async () => {
  const rowId = example.rows[0]?.id ?? '';
  const pain = { ...skippedRow, rowId, skipReason: 'pain', skipNote: 'Spalla' } as const;
  await show({ ...example, rowChanges: [pain] }, [exampleRecord]);

  const beaten = await screen.findByRole('region', { name: 'Nuovo record' });
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain('Spalla');
  expect(notice.compareDocumentPosition(beaten) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each([
  [{ hasPainAtEnd: true }, 'Dolore a fine allenamento, segnalato da te'],
  [{ hasPainAtEnd: true, painAuthor: 'Marco Riva' }, 'Dolore a fine allenamento, segnalato da Marco Riva'],
  [{ hasPainAtEnd: true, isPainCorrected: true }, 'Dolore a fine allenamento, segnalato da te in seguito'],
  [{ hasPainAtEnd: true, comment: '' }, 'Dolore a fine allenamento, segnalato da te senza scrivere dove'],
  [{ isPainCorrected: true }, 'Dolore a fine allenamento: segnalato, poi tolto da te'],
])('pain at the end says who reported it, or took it back, with %o', async (pain, text) => {
  await show({ ...example, ...pain });

  expect(await screen.findByText(text)).toBeTruthy();
});

test('without a record there is no section of records', async () => {
  await show();

  await screen.findByText('54 min');
  expect(screen.queryByText(/record/i)).toBeNull();
});

const skippedRow = { exerciseId: null, exerciseName: '', changedAt: '2026-11-18T17:20:00.000Z' };

async function show(completedWorkout = example, records: PersonalRecord[] = [], hash = '') {
  respond(consentSubjectRoutes.consents.own, {
    consents: [],
    studioId: newId(),
    asksHealthConsent: true,
    isMinor: false,
  });
  respond(clientWorkoutRoutes.detail.own, { completedWorkout });
  respond(historyRoutes.records.own, { records, nextPage: 0 });
  return renderScreen(CompletedWorkoutScreen, {
    path: '/my/completed-workouts/$completedWorkoutId',
    at: `/my/completed-workouts/${example.id}${hash}`,
    user: { roles: ['client'], clientId: example.clientId },
    permissions: ['view own training', 'update own training', 'create chats'],
    texts: ['completed-workouts', 'attachments'],
  });
}
