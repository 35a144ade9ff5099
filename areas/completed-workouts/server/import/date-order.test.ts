import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { clientWorkoutRoutes } from '../../contract.ts';
import { firstChoices, sendExport } from './testing/send-export.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
});

const heading =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
const fileOf = (...workouts: [date: string, exercise: string][]) =>
  [heading, ...workouts.map(([date, name]) => `${date},A,1h,${name},1,100,5,0,60,,,`)].join('\n');
const march: [string, string] = ['05/03/2019 18:00', 'Barbell Squat'];

async function previewIn(dateOrder: 'day' | 'month', content: string) {
  const { preview } = await sendExport({ server, token: studio.client }, content, { dateOrder });
  if (!preview) throw new Error('previewIn: no preview');
  return preview;
}

async function importIn(dateOrder: 'day' | 'month', content: string) {
  const choices = firstChoices(await previewIn(dateOrder, content));
  return (await sendExport({ server, token: studio.client }, content, { dateOrder, choices })).imported;
}

test('a file whose dates leave the order of day and month open is stored once, whatever order is chosen the second time', async () => {
  await importIn('day', fileOf(march));

  expect((await previewIn('month', fileOf(march))).there).toEqual({ workouts: 1, sets: 1 });
  expect(await importIn('month', fileOf(march))).toMatchObject({ sets: 0, there: { workouts: 1, sets: 1 } });
  const { data } = await server.ask(clientWorkoutRoutes.list.own, {}, studio.client);
  expect(data.completedWorkouts.filter(({ source }) => source !== 'forma')).toMatchObject([
    { finishedOn: '2019-03-05' },
  ]);
});

test('two workouts at the same time of 5 March and of 3 May stay apart when the other order is chosen', async () => {
  const content = fileOf(march, ['03/05/2019 18:00', 'Plank'], ['07/08/2019 18:00', 'Plank']);
  await importIn('month', content);

  expect(await importIn('day', content)).toMatchObject({ workouts: 0, sets: 0, there: { workouts: 3, sets: 3 } });
});

test.each(['day', 'month'] as const)(
  'after an import with the %s first, a longer file that is known to be month first adds what is new',
  async (dateOrder) => {
    await importIn(dateOrder, fileOf(march));

    const longer = fileOf(march, ['05/13/2019 18:00', 'Barbell Squat']);
    expect(await importIn('day', longer)).toMatchObject({ workouts: 1, sets: 1, there: { workouts: 1, sets: 1 } });
    expect(await importIn('day', longer)).toMatchObject({ workouts: 0, sets: 0, there: { workouts: 2, sets: 2 } });
  },
);

test('a workout of another file, whose date read in the other order is that of a stored one, is stored on its own day', async () => {
  await importIn('month', fileOf(['05/03/2019 18:00', 'Plank']));

  const march5 = fileOf(['05/03/2019 18:00', 'Barbell Squat'], ['25/04/2019 18:00', 'Barbell Squat']);
  expect(await importIn('day', march5)).toMatchObject({ workouts: 2, sets: 2, there: { workouts: 0, sets: 0 } });
});
