import { expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { exerciseRoutes } from '../contract.ts';

test('an exercise that only a deleted template uses is counted in no program, and its refusal says where it is', async () => {
  const server = await openTestServer();
  const own = await openTestStudio(server);
  const id = own.ids['exercises'] ?? '';
  const draft = { title: 'Modello', weeks: 1, daysAWeek: 1, folderId: null };
  const { program } = (await server.ask(programRoutes.create, draft, own.admin)).data;
  await server.owner.query('delete from program_exercises where account_id = $1 and exercise_id = $2', [
    own.accountId,
    id,
  ]);
  await server.owner.query('insert into program_exercises (account_id, program_id, exercise_id) values ($1, $2, $3)', [
    own.accountId,
    program.id,
    id,
  ]);
  await server.ask(programRoutes.delete, { id: program.id }, own.admin);

  const read = (await server.ask(exerciseRoutes.get, { id }, own.admin)).data.exercise;
  const refused = await server.ask(exerciseRoutes.delete, { id }, own.admin);

  expect(read.programs).toBe(0);
  expect(refused).toMatchObject({ status: 409, code: 'used_in_deleted_programs' });
  expect(refused.message).toMatch(/^Un programma eliminato/);
});
