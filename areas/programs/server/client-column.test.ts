import { beforeAll, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openPrograms, type Programs, today } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

async function shownFor(name: string) {
  const { data } = await programs.server.ask(clientRoutes.list, { search: name }, programs.studio.admin);
  const [client] = data.clients;
  return [client?.program, client?.programStartsOn];
}

test('a client whose program starts on Monday has that program, with its first day', async () => {
  const { id, title } = await programs.createFilled();
  const clientId = await programs.addClient('Attesa');

  expect(await shownFor('Attesa')).toEqual([null, null]);
  await programs.assign(id, today(9), clientId);
  await programs.assign(id, today(3), clientId);
  expect(await shownFor('Attesa')).toEqual([title, today(3)]);
});

test('the program that a client follows comes before a later one', async () => {
  const [running, next] = [await programs.createFilled(), await programs.createFilled(3)];
  await programs.save({ ...running, title: 'In corso' });
  const clientId = await programs.addClient('Seguita');
  await programs.assign(next.id, today(14), clientId);
  await programs.assign(running.id, today(-1), clientId);

  expect(await shownFor('Seguita')).toEqual(['In corso', null]);
});
