import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { voiceLimits } from '#areas/chats/contract/voice.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import type { ProgramContent } from '#areas/programs/contract/document.ts';
import { multipart } from '#database/testing/multipart.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { webmRecording } from '#shell/server/files/testing/recordings.ts';
import { textOf } from './texts.ts';
import { openNotificationStudio, type NotificationStudio } from './testing/notification-studio.ts';

let server: TestServer;
let studio: NotificationStudio;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openNotificationStudio(server);
});

/** Sends a voice note of 42 seconds. */
async function sendVoice(token: string): Promise<void> {
  const [id, content] = [newId(), webmRecording()];
  const voice = { durationMs: 42_000, peaks: Array.from({ length: voiceLimits.peaks }, () => 50) };
  const upload = { conversationId: studio.clientId, id, filename: 'voice.webm', size: content.length, voice };
  await server.ask(chatRoutes.startUpload, upload, token);
  const { headers, payload } = multipart([{ name: 'file', content }]);
  const url = `/api/chat-uploads/${id}/parts/1`;
  await server.app.inject({ method: 'PUT', url, payload, headers: { authorization: `Bearer ${token}`, ...headers } });
  await server.ask(chatRoutes.completeUpload, { id }, token);
}

const notificationsFor = async (token: string) =>
  (await studio.listOf(token)).map(({ kind, params }) => ({ kind, ...params }));
const kindsFor = async (token: string) => (await studio.listOf(token)).map(({ kind }) => kind);

describe('a client is notified', () => {
  test('of an assigned program, by name, with its first day; of changes to it once while they are unread', async () => {
    const { program } = (
      await server.ask(programRoutes.create, { title: 'Forza', weeks: 2, daysAWeek: 1 }, studio.admin)
    ).data;
    const source = (await server.ask(programRoutes.get, { id: studio.ids['client-programs'] ?? '' }, studio.admin))
      .data;
    await save(program, { weeks: source.program.weeks.map(withNewIds) });
    const assignment = { id: program.id, clientIds: [studio.clientId], groupIds: [], startsOn: today, note: '' };
    const assigned = await server.ask(programRoutes.assign, { ...assignment, overlap: 'keep' }, studio.admin);

    const copyId = assigned.data.copyIds[0] ?? '';
    expect(await notificationsFor(studio.client)).toEqual([
      { kind: 'program_assigned', who: 'Studio Prova admin', program: 'Forza', startsOn: today },
    ]);
    await rename(copyId, 'Forza 2');
    expect(await kindsFor(studio.client)).toEqual(['program_assigned']);

    await server.owner.query(
      `update notifications set read_at = now(), created_at = now() - interval '7 hours' where subject_id = $1`,
      [copyId],
    );
    await rename(copyId, 'Forza 3');
    await rename(copyId, 'Forza 4');
    expect(await kindsFor(studio.client)).toEqual(['program_changed', 'program_assigned']);

    await server.ask(programRoutes.delete, { id: copyId }, studio.admin);
    expect(await notificationsFor(studio.client)).toMatchObject([{ context: 'withdrawn', program: 'Forza 4' }]);
  });

  test('of a message by push and mail only, until it is read or deleted', async () => {
    const messages = async () =>
      (
        await server.owner.query(
          `select kind, params - 'whoId' as params, is_in_app as "isInApp" from notifications
           where subject_id = $1 and kind like 'message%' and read_at is null`,
          [studio.clientId],
        )
      ).rows;
    const send = (message: string, token: string) =>
      server.ask(chatRoutes.send, { id: newId(), conversationId: studio.clientId, message }, token);

    const sent = (await send('Domani alle 9?', studio.admin)).data.message;
    expect(await messages()).toEqual([
      { kind: 'message_of_coach', params: { who: 'Studio Prova admin', text: 'Domani alle 9?' }, isInApp: false },
    ]);
    await server.ask(chatRoutes.deleteMessage, { id: sent.id }, studio.admin);
    expect(await messages()).toEqual([]);

    await sendVoice(studio.admin);
    const [note] = await messages();
    expect(textOf(note, 'it').body).toBe('Messaggio vocale (00:42)');
    expect(textOf(note, 'en').body).toBe('Voice message (00:42)');

    await send('Va bene', studio.client);
    expect((await messages()).filter(({ kind }) => kind === 'message_of_client')).toMatchObject([
      { params: { text: 'Va bene' } },
    ]);
    for (const token of [studio.admin, studio.client])
      await server.ask(chatRoutes.markRead, { id: studio.clientId }, token);
    expect(await messages()).toEqual([]);
  });

  test('of a comment of the coach, and the coach of the answer', async () => {
    const about = { referenceKind: 'completed_workout', referenceId: studio.workoutId };
    const request = { conversationId: studio.clientId, id: newId(), message: 'Bella serie', ...about };
    await server.ask(chatRoutes.send, request, studio.admin);
    await server.ask(chatRoutes.send, request, studio.admin);
    await studio.comment('Grazie');

    expect(await notificationsFor(studio.client)).toMatchObject([
      { kind: 'workout_answered', who: 'Studio Prova admin', text: 'Bella serie' },
    ]);
    expect(await notificationsFor(studio.admin)).toMatchObject([{ kind: 'workout_commented', text: 'Grazie' }]);
    expect(await notificationsFor(studio.otherClient)).toEqual([]);
    expect(await notificationsFor(studio.coach)).toEqual([]);
  });
});

describe('the professionals of a client are notified', () => {
  test('of pain at once and of the end of a workout, each once however often the phone sends it', async () => {
    const skipped = { rowId: studio.ids['prescribed-rows'] ?? '', skipReason: 'pain' as const, skipNote: '' };
    const rowChanges = [{ ...skipped, exerciseId: null, exerciseName: '', changedAt: new Date().toISOString() }];
    await studio.sync({ rowChanges });
    await studio.sync({ rowChanges });
    expect(await notificationsFor(studio.admin)).toMatchObject([
      { kind: 'workout_pain', exercises: expect.stringMatching(/\w/) },
    ]);

    const finishedAt = new Date().toISOString();
    const finish = { finishedAt, effort: 7, comment: '' };
    const measures = {
      rir: null,
      rpe: null,
      seconds: null,
      weightKg: 60,
      reps: 8,
      metres: null,
      note: '',
      isWarmUp: false,
    };
    const set = {
      id: newId(),
      rowId: skipped.rowId,
      setNumber: 1,
      ...measures,
      loggedAt: finishedAt,
      isRemoved: false,
    };
    await studio.sync({ sets: [set], finish });
    await studio.sync({ sets: [set], finish });
    expect(await kindsFor(studio.admin)).toEqual(['workout_finished', 'workout_pain']);
  });

  test('of pain in an exercise that was swapped by the name of the one that was done', async () => {
    const { exercises } = (await server.ask(exerciseRoutes.list, { search: 'Leg press' }, studio.admin)).data;
    const { id: exerciseId = '', name: exerciseName = '' } = exercises[0] ?? {};
    const rowId = studio.ids['prescribed-rows'] ?? '';
    const pain = { rowId, skipReason: 'pain' as const, skipNote: '', changedAt: new Date().toISOString() };
    await studio.sync({ rowChanges: [{ ...pain, exerciseId, exerciseName }] });

    expect(await notificationsFor(studio.admin)).toMatchObject([{ kind: 'workout_pain', exercises: exerciseName }]);
  });

  test('of a workout that was cut short with the number of its sets, also when some arrive later', async () => {
    const { prescription } = (
      await server.owner.query<{ prescription: { id: string; sets: number }[] }>(
        'select prescription from completed_workouts where id = $1',
        [studio.workoutId],
      )
    ).rows[0] ?? { prescription: [] };
    const loggedAt = new Date().toISOString();
    const values = { weightKg: 60, reps: 8, rir: null, rpe: null, seconds: null, metres: null, note: '' };
    const sets = prescription.flatMap(({ id: rowId, sets: count }) =>
      Array.from({ length: count }, (_, index) => {
        const set = { id: newId(), rowId, setNumber: index + 1, loggedAt, isWarmUp: false, isRemoved: false };
        return { ...set, ...values };
      }),
    );
    const textsOfFinish = async (language: 'it' | 'en') =>
      (await studio.listOf(studio.admin))
        .filter(({ kind }) => kind === 'workout_finished')
        .map((notification) => textOf(notification, language));

    await studio.sync({ sets: sets.slice(0, 1), finish: { finishedAt: loggedAt, effort: 7, comment: '' } });
    const body = `Tutto il corpo B: 1 di ${sets.length} serie`;
    expect(await textsOfFinish('it')).toMatchObject([
      { title: expect.stringMatching(/ ha finito un allenamento$/), body },
    ]);
    expect(await textsOfFinish('en')).toMatchObject([{ body: `Tutto il corpo B: 1 of ${sets.length} sets` }]);

    await studio.sync({ sets });
    expect(await textsOfFinish('it')).toMatchObject([{ body: 'Tutto il corpo B' }]);
  });

  test('of a workout with only an added exercise without a number of prescribed sets', async () => {
    const rowId = newId();
    const exerciseId = await libraryExerciseId(server, 'barbell-curl');
    const loggedAt = new Date().toISOString();
    const added = { type: 'reps', isRemoved: false } as const;
    const skip = { skipReason: null, skipNote: '', changedAt: loggedAt };
    const change = { ...skip, rowId, exerciseId, exerciseName: 'Curl', added };
    const set = { id: newId(), rowId, setNumber: 1, loggedAt, isWarmUp: false, isRemoved: false, note: '' };
    const values = { weightKg: 30, reps: 10, rir: null, rpe: null, seconds: null, metres: null };
    await studio.sync({
      rowChanges: [change],
      sets: [{ ...set, ...values }],
      finish: { finishedAt: loggedAt, effort: 7, comment: '' },
    });
    const [finished] = (await studio.listOf(studio.admin)).filter(({ kind }) => kind === 'workout_finished');

    expect(finished && textOf(finished, 'it').body).toBe('Tutto il corpo B: niente del piano, 1 serie aggiunta');
  });

  test('of a record with its exercise', async () => {
    const set = { rowId: studio.ids['prescribed-rows'] ?? '', setNumber: 1, rir: null, rpe: null, seconds: null };
    const heavy = { ...set, id: newId(), weightKg: 100, reps: 8, metres: null, note: '', isWarmUp: false };
    const loggedAt = new Date().toISOString();
    await server.owner.query(
      `update completed_sets set exercise_id = (select (prescription -> 0 ->> 'exerciseId')::uuid from completed_workouts where id = $1)
       where account_id = $2`,
      [studio.workoutId, studio.accountId],
    );
    await studio.sync({ sets: [{ ...heavy, loggedAt, isRemoved: false }] });
    await studio.sync({ finish: { finishedAt: loggedAt, effort: 7, comment: '' } });

    const record = (await notificationsFor(studio.admin)).find(({ kind }) => kind === 'personal_record');
    expect(record).toMatchObject({ count: 1, exercises: expect.stringMatching(/\w/) });
  });

  test('not of a workout that a phone sends three days late', async () => {
    const finishedAt = new Date(Date.now() - 72 * 3_600_000).toISOString();
    const skipped = { rowId: studio.ids['prescribed-rows'] ?? '', skipReason: 'time' as const, skipNote: '' };
    const rowChanges = [{ ...skipped, exerciseId: null, exerciseName: '', changedAt: finishedAt }];
    await studio.sync({ startedAt: finishedAt, rowChanges, finish: { finishedAt, effort: 7, comment: '' } });

    expect(await kindsFor(studio.admin)).toEqual([]);
  });

  test('of an accepted invitation', async () => {
    const email = `invitata.${newId()}@example.com`;
    await server.ask(clientRoutes.create, { name: 'Nina', email }, studio.coach);
    const { token } = await server.mailTo(email);
    const registration = {
      token,
      name: 'Nina Prova',
      password: 'password-mia',
      agreement: true,
      healthConsent: true,
      birthDate: '1990-05-02',
    };
    await server.ask(clientRoutes.register, registration as never);

    for (const professional of [studio.admin, studio.coach])
      expect(await notificationsFor(professional)).toEqual([{ kind: 'client_registered', who: 'Nina Prova' }]);
    expect(await notificationsFor(studio.nutritionist)).toEqual([]);
  });

  test('not of workouts without the permission to see them', async () => {
    const text = `insert into client_collaborators (account_id, client_id, kind, membership_id)
      select account_id, $2, 'nutrition', id from memberships where account_id = $1 and role = 'nutritionist'`;
    await server.owner.query(text, [studio.accountId, studio.clientId]);
    await studio.comment();

    expect(await kindsFor(studio.nutritionist)).toEqual([]);
    expect(await kindsFor(studio.admin)).toEqual(['workout_commented']);
  });
});

test('a notification of one account is not seen in another', async () => {
  await studio.comment();
  const other = await openTestStudio(server, 'Studio Vicino');

  expect(JSON.stringify(await studio.listOf(other.admin))).not.toContain(studio.workoutId);
});

async function rename(id: string, title: string): Promise<void> {
  const { program } = (await server.ask(programRoutes.get, { id }, studio.admin)).data;
  await save(program, { title });
}

/** Saves as the editor does. */
async function save(
  before: { id: string; version: number } & ProgramContent,
  changes: Partial<ProgramContent>,
): Promise<void> {
  const saved = await saveDocument(server, programRoutes, { before, after: { ...before, ...changes } }, studio.admin);
  expect(saved.success).toBe(true);
}

function withNewIds<Part extends object>(part: Part): Part {
  return JSON.parse(JSON.stringify(part), (_key, value) => (value?.id ? { ...value, id: newId() } : value));
}
