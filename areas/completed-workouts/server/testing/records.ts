import { postMessage } from '#areas/chats/server/operations/post-message.ts';
import { ownSubject } from '#areas/clients/server/public.ts';
import { getProgram } from '#areas/programs/server/operations/programs.ts';
import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { completeWorkout } from '../operations/complete-workout.ts';
import { deleteFreeWorkout } from '../operations/free-workouts.ts';
import { addMedium } from '../operations/media.ts';

/** Creates a finished workout with one set and an unfinished one with a picture and two messages about it. */
export const createRecords: CreateRecords = async ({ admin, client, ids }) => {
  const { program } = await getProgram(admin, { id: recordOf(ids, 'client-programs') });
  const finished = await finishWorkout(client, program.weeks[0]?.days[0]?.workouts[0]?.id ?? '');
  const workoutId = recordOf(ids, 'workouts');
  const begun = await completeWorkout(client, ownSubject(client), { workoutId, startedAt: '2026-11-18T17:00:00.000Z' });
  const rowId = begun.rows[0]?.id ?? '';
  const { clientId } = ownSubject(client);
  await sendAbout(admin, begun.id, clientId);
  await sendAbout(client, begun.id, clientId);
  return {
    personal: {
      'completed-workouts': begun.id,
      'completed-sets': finished.setIds[0] ?? '',
      'set-media': await addPicture(client, begun.id, rowId),
      'prescribed-rows': rowId,
      'free-workouts': await createDeletedFree(client),
    },
  };
};

async function finishWorkout(client: Scope, workoutId: string): Promise<{ setIds: string[] }> {
  const set = { setNumber: 1, weightKg: 20, reps: 10, rir: 2, loggedAt: '2026-11-16T17:05:00.000Z' };
  return completeWorkout(client, ownSubject(client), {
    workoutId,
    startedAt: '2026-11-16T17:00:00.000Z',
    setsOf: ([row]) => (row ? [{ ...set, rowId: row.id }] : []),
    finish: { finishedAt: '2026-11-16T18:00:00.000Z', effort: 7, comment: '' },
  });
}

/** Id of a free workout that was deleted: the tests that walk all routes delete it again, which succeeds and changes nothing. */
async function createDeletedFree(client: Scope): Promise<string> {
  const id = newId();
  await deleteFreeWorkout(client, ownSubject(client), { freeWorkoutId: id });
  return id;
}

async function sendAbout(scope: Scope, referenceId: string, conversationId: string): Promise<void> {
  await postMessage(scope, { conversationId, message: 'Riservato', referenceKind: 'completed_workout', referenceId });
}

/** Adds the row of a picture, without a stored file. */
async function addPicture(client: Scope, completedWorkoutId: string, rowId: string): Promise<string> {
  const mediumId = newId();
  const storageKey = `accounts/${client.caller.accountId}/${mediumId}.webp`;
  const stored = { id: mediumId, storageKey, mediaType: 'image/webp' as const, sizeBytes: 1, name: '' };
  const file = { ...stored, posterKey: null, thumbnailKey: null, picture: null, hash: '' };
  await addMedium(client, ownSubject(client), { completedWorkoutId, mediumId, rowId, setNumber: 1, file });
  return mediumId;
}
