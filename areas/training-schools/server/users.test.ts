import { expect, test } from 'vitest';
import { runAsOwner } from '#database/testing/run-as-owner.ts';
import { openTestServer } from '#database/testing/server.ts';
import { trainingSchoolRoutes } from '../contract.ts';
import { saveTrainingSchoolUser } from './operations.ts';

test('a training-school user made by the command logs in; a second call gives a new password', async () => {
  const server = await openTestServer();
  const person = { email: 'scuola.comando@example.com', name: 'Scuola' };
  const login = async (password: string) =>
    (await server.ask(trainingSchoolRoutes.login, { email: person.email, password })).status;
  const first = await runAsOwner(server, (scope) => saveTrainingSchoolUser(scope, person));

  expect(await login(first.password)).toBe(200);
  const second = await runAsOwner(server, (scope) => saveTrainingSchoolUser(scope, person));
  expect([await login(first.password), await login(second.password)]).toEqual([422, 200]);
});
