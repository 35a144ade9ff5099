import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../../contract.ts';
import { unreadPainRoutes } from '../../contract/unread-pain.ts';
import { firstChoices, sendExport } from './testing/send-export.ts';

const history = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2019-01-11 12:31:54,Gambe,1h 5m,Barbell Squat,1,100,5,0,0,,Mi faceva male il ginocchio,',
  '2019-02-11 12:31:54,Spinta,45m,Plank,1,0,0,0,60,schiena dolorante,,',
  '2019-03-11 12:31:54,Tirata,45m,Plank,1,0,0,0,60,,Tutto bene,',
].join('\n');

test('imported workouts whose notes name pain are among those with pain or symptoms, and are not to read', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  const own = { server, token: studio.client };
  const { preview } = await sendExport(own, history);
  if (!preview) throw new Error('the file was refused');
  await sendExport(own, history, { choices: firstChoices(preview) });
  const titled = (workouts: readonly { title: string; namesSymptoms?: boolean | undefined }[]) =>
    workouts.filter(({ title }) => ['Gambe', 'Spinta', 'Tirata'].includes(title)).map(({ title }) => title);

  const listed = await server.ask(completedWorkoutRoutes.list, { pain: true, clientId }, studio.admin);
  expect(titled(listed.data.completedWorkouts).toSorted()).toEqual(['Gambe', 'Spinta']);
  const ofClient = await server.ask(clientWorkoutRoutes.list.client, { clientId }, studio.admin);
  expect(titled(ofClient.data.completedWorkouts).toSorted()).toEqual(['Gambe', 'Spinta', 'Tirata']);
  const unread = await server.ask(unreadPainRoutes.ofRecipients, { clientIds: [clientId] }, studio.admin);
  expect(unread.data.unreadPain.filter(({ finishedOn }) => finishedOn?.startsWith('2019'))).toEqual([]);
});
