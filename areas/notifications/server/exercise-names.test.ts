import { expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { openNotificationStudio } from './testing/notification-studio.ts';

test('a coach is told of pain with the exercises in their own language, whatever that of the client; a renamed one keeps its name', async () => {
  const server = await openTestServer();
  const studio = await openNotificationStudio(server);
  const squatIn = async (language: string) => {
    const found = await server.ask(exerciseRoutes.list, { search: 'squat con bilanciere' }, studio.admin, language);
    return found.data.exercises[0] ?? { id: '', name: '' };
  };
  const [italian, english] = [await squatIn('it'), await squatIn('en')];
  const rows = [english.name, 'Squat del lunedì'].map((name) => ({ id: newId(), exerciseId: italian.id, name }));
  await server.owner.query(
    `update completed_workouts set prescription = (
       select jsonb_agg(prescription -> 0 || row) from jsonb_array_elements($2::jsonb) row)
     where id = $1`,
    [studio.workoutId, JSON.stringify(rows)],
  );
  const skip = { skipReason: 'pain' as const, skipNote: '', exerciseId: null, exerciseName: '' };
  await studio.sync({
    rowChanges: rows.map(({ id }) => ({ ...skip, rowId: id, changedAt: new Date().toISOString() })),
  });

  const namesFor = async () => (await studio.listOf(studio.admin)).map(({ params }) => params['exercises']);
  expect(english.name).not.toBe(italian.name);
  expect(await namesFor()).toEqual([`${italian.name}, Squat del lunedì`]);
  await server.owner.query(
    `update users set locale = 'en' where id in (select user_id from memberships where account_id = $1)`,
    [studio.accountId],
  );
  expect(await namesFor()).toEqual([`${english.name}, Squat del lunedì`]);
});
