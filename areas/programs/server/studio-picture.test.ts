import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { findTrainingExercises } from '#areas/exercises/server/public.ts';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { addAsset } from '#database/testing/add-asset.ts';
import { openPrograms, type Programs } from './testing/open-programs.ts';

let programs: Programs;
let other: TestStudio;

/** The studio adds a picture to an exercise of the library. */
beforeAll(async () => {
  programs = await openPrograms();
  other = await openTestStudio(programs.server);
  const content = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const upload = { exerciseId: programs.exercise.id, token: programs.studio.admin, fileName: 'squat.jpg' };
  const reply = await addAsset(programs.server, upload, [{ name: 'file', content }]);
  expect(reply.status).toBe(200);
});

async function listed(token: string) {
  const { data } = await programs.server.ask(exerciseRoutes.list, { search: 'squat con bilanciere' }, token);
  return data.exercises.find(({ id }) => id === programs.exercise.id);
}

test('the picture is the thumbnail in the list of exercises of that studio only', async () => {
  const { app } = programs.server;
  const own = await listed(programs.studio.admin);
  const small = await sharp((await app.inject(own?.thumbnailUrl ?? '')).rawPayload).metadata();

  expect(small).toMatchObject({ width: 320, height: 320 });
  expect(own?.assetCount).toBe(1);
  expect(await listed(other.admin)).toMatchObject({ thumbnailUrl: null, assetCount: 0 });
});

test('the picture is in the PDF of a program with pictures', async () => {
  const { id } = await programs.createFilled(1, 1);
  const reply = await programs.server.app.inject({
    url: `/api/programs/${id}/download/pdf`,
    query: { cover: 'false', images: 'true' },
    headers: { authorization: `Bearer ${programs.studio.admin}` },
  });

  expect((await readPdf(reply.rawPayload)).tags.join(' ').match(/"Figure"/g)).toHaveLength(1);
});

test('the picture is in the training of a client, and where the exercise is an alternative', async () => {
  const { server, studio, exercise } = programs;
  const { data } = await server.ask(exerciseRoutes.list, { search: 'front squat' }, studio.admin);
  const ids = [exercise.id, ...data.exercises.map(({ id }) => id)];
  const trained = await runAsAdmin(server, studio, (scope) => findTrainingExercises(scope, ids, true));
  const alternatives = trained.flatMap((one) => one.alternatives).filter(({ id }) => id === exercise.id);

  expect(trained.find(({ id }) => id === exercise.id)?.thumbnailUrl).toBeTruthy();
  expect(alternatives.length).toBeGreaterThan(0);
  expect(alternatives.every(({ thumbnailUrl }) => thumbnailUrl)).toBe(true);
});
