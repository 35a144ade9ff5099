import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shell/web/api/api-error.ts';
import { startTexts } from '#shell/web/texts/texts.ts';
import { readTexts } from '#shell/web/testing/texts.ts';
import { exampleCompletedWorkout } from '../../example.ts';
import { begin, finish, logSet } from './actions.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { attachMedium, removeMedium } from './media.ts';
import { createLocalWorkoutStore } from './local-workout-store.ts';
import { sendMedia } from './send-media.ts';
import { type MediaApi, pushPending } from './sync.ts';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { exampleOpened, giulia } from './testing/opened.ts';

const step = { rowId: exampleCompletedWorkout.rows[0]?.id ?? '', setNumber: 1 };
const eighty = { weightKg: 80, reps: 8, rir: 2 };
const MB = 1024 * 1024;

beforeEach(() => startTexts(readTexts));

test('a video of 300 MB is refused at once, without being read and without losing the set', async () => {
  const queue = training();
  const huge = file('video/mp4', 300 * MB);

  const attached = await attachMedium(queue, step, huge);

  expect(attached).toEqual({ kind: 'refused', refusal: 'Il contenuto è troppo grande: il massimo è 50 MB.' });
  expect(huge.arrayBuffer).not.toHaveBeenCalled();
  expect(queue.read()).toMatchObject({ media: [], sets: [{ state: 'waiting' }] });
});

test('a text file is refused with what may be sent instead', async () => {
  const attached = await attachMedium(training(), step, file('text/plain', 10));

  expect(attached).toMatchObject({
    kind: 'refused',
    refusal: expect.stringContaining('JPG, PNG, WebP, MP4, WebM, MOV'),
  });
});

test('a picture waits through a reload and goes after the set it belongs to', async () => {
  const gym = fakeSyncServer();
  const taken = takes();
  await attachMedium(training(), step, picture());

  const reloaded = createLocalWorkoutStore(giulia);
  await sendMedia(reloaded, taken.api);
  expect(taken.added).toEqual([]);
  await pushPending(reloaded, gym.api);
  await sendMedia(reloaded, taken.api);

  expect(taken.added).toMatchObject([{ id: gym.workout()?.id, ...step }]);
  expect(reloaded.read().media).toMatchObject([{ state: 'sent', url: '/api/files/piccola' }]);
});

test('an end that has arrived does not make the phone forget a picture that has not', async () => {
  const gym = fakeSyncServer();
  const queue = training();
  await attachMedium(queue, step, picture());
  finish(queue, { effort: null, comment: '' });
  await pushPending(queue, gym.api);
  expect(queue.read().media).toMatchObject([{ state: 'waiting' }]);

  await sendMedia(queue, takes().api);
  await pushPending(queue, gym.api);

  expect(Object.keys(localStorage)).toEqual([]);
});

test('a picture the server refuses stays in sight with its sentence; the next one goes', async () => {
  const queue = training();
  await attachMedium(queue, step, picture());
  await attachMedium(queue, step, picture());
  await pushPending(queue, fakeSyncServer().api);
  const taken = takes();
  const refusesFirst: MediaApi['add'] = vi
    .fn(taken.api.add)
    .mockRejectedValueOnce(new ApiError({ status: 422, code: '', message: 'Troppe immagini.' }));

  await sendMedia(queue, { ...taken.api, add: refusesFirst });

  expect(queue.read().media).toMatchObject([{ state: 'refused', rejection: 'Troppe immagini.' }, { state: 'sent' }]);
});

test('a picture removed while nobody knows whether it arrived is removed there too', async () => {
  const queue = training();
  const attached = await attachMedium(queue, step, picture());
  await pushPending(queue, fakeSyncServer().api);
  const taken = takes();
  await sendMedia(queue, {
    ...taken.api,
    add: () => Promise.reject(new ApiError({ status: 0, code: '', message: '' })),
  });

  if (attached.kind === 'kept') removeMedium(queue, attached.id);
  await sendMedia(queue, taken.api);

  expect(taken.removed).toMatchObject([{ mediumId: attached.kind === 'kept' && attached.id }]);
  expect(queue.read()).toMatchObject({ media: [], removedMediumIds: [] });
});

function training() {
  const queue = createLocalWorkoutStore(giulia);
  applyServerWorkout(queue, exampleOpened, Date.now());
  begin(queue);
  logSet(queue, step, eighty);
  return queue;
}

function takes() {
  const added: unknown[] = [];
  const removed: unknown[] = [];
  const api: MediaApi = {
    add: async (asked) => {
      added.push(asked);
      return { medium: { url: '/api/files/grande', posterUrl: null, thumbnailUrl: '/api/files/piccola' } };
    },
    remove: async (asked) => removed.push(asked),
  };
  return { api, added, removed };
}

function picture(): File {
  return new File(['pixel'], 'panca.jpg', { type: 'image/jpeg' });
}

function file(type: string, size: number): File {
  const made = new File([''], 'panca', { type });
  vi.spyOn(made, 'arrayBuffer');
  Object.defineProperty(made, 'size', { value: size });
  return made;
}
