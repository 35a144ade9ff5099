import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shell/web/api/api-error.ts';
import { startTexts } from '#shell/web/texts/texts.ts';
import { readTexts } from '#shell/web/testing/texts.ts';
import { exampleCompletedWorkout } from '../../../example.ts';
import { begin } from '../local-store/begin.ts';
import { finish, logSet } from '../local-store/log.ts';
import { applyServerWorkout } from './apply-server-workout.ts';
import { attachMedium, removeMedium } from '../local-store/media.ts';
import { createLocalWorkoutStore } from '../local-store/local-workout-store.ts';
import { sendMedia } from './send-media.ts';
import { pushPending } from './sync.ts';
import type { MediaApi } from './workout-api.ts';
import { fakeSyncServer } from '../testing/fake-sync-server.ts';
import { exampleOpened, giulia } from '../testing/opened.ts';

const step = { rowId: exampleCompletedWorkout.rows[0]?.id ?? '', setNumber: 1 };
const eighty = { weightKg: 80, reps: 8, rir: 2 };
const MB = 1024 * 1024;

beforeEach(() => startTexts(readTexts));

test('a video of 300 MB is rejected at once, without being read, and the set is kept', async () => {
  const store = training();
  const huge = file('video/mp4', 300 * MB);

  const message = await attachMedium(store, step, huge);

  expect(message).toBe('Il file supera il limite di 50 MB.');
  expect(huge.arrayBuffer).not.toHaveBeenCalled();
  expect(store.read()).toMatchObject({ media: [], sets: [{ state: 'pending' }] });
});

test('a text file is rejected with the accepted types', async () => {
  const message = await attachMedium(training(), step, file('text/plain', 10));

  expect(message).toContain('JPG, PNG, WebP, MP4, WebM, MOV');
});

test('a picture survives a reload and is sent after its set', async () => {
  const server = fakeSyncServer();
  const media = fakeMediaApi();
  await attachMedium(training(), step, picture());

  const reloaded = createLocalWorkoutStore(giulia);
  await sendMedia(reloaded, media.api);
  expect(media.added).toEqual([]);
  await pushPending(reloaded, server.api);
  await sendMedia(reloaded, media.api);

  expect(media.added).toMatchObject([{ completedWorkoutId: server.workout()?.id, ...step }]);
  expect(reloaded.read().media).toMatchObject([{ state: 'synced', stored: { hasPoster: false, hasThumbnail: true } }]);
});

test('a workout with a synced end stays on the phone until its pictures are sent', async () => {
  const server = fakeSyncServer();
  const store = training();
  await attachMedium(store, step, picture());
  finish(store, { effort: null, comment: '' });
  await pushPending(store, server.api);
  expect(store.read().media).toMatchObject([{ state: 'pending' }]);

  await sendMedia(store, fakeMediaApi().api);
  await pushPending(store, server.api);

  expect(Object.keys(localStorage)).toEqual([]);
});

test('a rejected picture stays with the message of the server, and the next one is sent', async () => {
  const store = training();
  await attachMedium(store, step, picture());
  await attachMedium(store, step, picture());
  await pushPending(store, fakeSyncServer().api);
  const media = fakeMediaApi();
  const refusesFirst: MediaApi['add'] = vi
    .fn(media.api.add)
    .mockRejectedValueOnce(new ApiError({ status: 422, code: '', message: 'Troppe immagini.' }));

  await sendMedia(store, { ...media.api, add: refusesFirst });

  expect(store.read().media).toMatchObject([{ state: 'rejected', rejection: 'Troppe immagini.' }, { state: 'synced' }]);
});

test('a picture that is removed after its response was lost is removed from the server too', async () => {
  const store = training();
  await attachMedium(store, step, picture());
  const mediumId = store.read().media[0]?.id ?? '';
  await pushPending(store, fakeSyncServer().api);
  const media = fakeMediaApi();
  await sendMedia(store, {
    ...media.api,
    add: () => Promise.reject(new ApiError({ status: 0, code: '', message: '' })),
  });

  removeMedium(store, mediumId);
  await sendMedia(store, media.api);

  expect(media.removed).toMatchObject([{ mediumId }]);
  expect(store.read()).toMatchObject({ media: [], removedMediumIds: [] });
});

function training() {
  const store = createLocalWorkoutStore(giulia);
  applyServerWorkout(store, exampleOpened, Date.now());
  begin(store);
  logSet(store, step, eighty);
  return store;
}

function fakeMediaApi() {
  const added: unknown[] = [];
  const removed: unknown[] = [];
  const api: MediaApi = {
    add: async (request) => {
      added.push(request);
      return { medium: { hasPoster: false, hasThumbnail: true } };
    },
    remove: async (request) => removed.push(request),
  };
  return { api, added, removed };
}

function picture(): File {
  return new File(['pixel'], 'panca.jpg', { type: 'image/jpeg' });
}

function file(mimeType: string, size: number): File {
  const made = new File([''], 'panca', { type: mimeType });
  vi.spyOn(made, 'arrayBuffer');
  Object.defineProperty(made, 'size', { value: size });
  return made;
}
