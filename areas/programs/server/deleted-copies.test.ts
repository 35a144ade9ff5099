import { beforeAll, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { addToCoach } from '#database/testing/coach.ts';
import { programRoutes } from '../contract.ts';
import { openPrograms, type Programs, today } from './testing/open-programs.ts';

let programs: Programs;
let templateId: string;

beforeAll(async () => {
  programs = await openPrograms();
  templateId = (await programs.createFilled()).id;
});

const listed = async (query: object, token = programs.studio.admin) =>
  (await programs.server.ask(programRoutes.deleted, query, token)).data.deleted;

async function takenAwayFrom(clientId: string, token = programs.studio.admin): Promise<string> {
  const { id } = await programs.assign(templateId, today(), clientId);
  const { status } = await programs.server.ask(programRoutes.unassign, { programId: id }, token);
  expect(status).toBe(200);
  return id;
}

test('the programs that were taken away from all clients are listed together, each with its client, until they are restored', async () => {
  const [anna, bruno] = [await programs.addClient('Anna'), await programs.addClient('Bruno')];
  const [first, second] = [await takenAwayFrom(anna), await takenAwayFrom(bruno)];

  const records = await listed({ kind: 'copies' });
  expect(records).toMatchObject([
    { id: second, clientId: bruno, title: expect.stringMatching(/^Bruno \d+ · Prova$/) },
    { id: first, clientId: anna, title: expect.stringMatching(/^Anna \d+ · Prova$/) },
  ]);
  expect(await listed({})).toEqual([]);

  await programs.server.ask(programRoutes.undelete, { id: first }, programs.studio.admin);
  expect((await listed({ kind: 'copies' })).map(({ id }) => id)).toEqual([second]);
});

test('a coach finds what they took away from their clients, not what others did, nor of clients who are no longer theirs', async () => {
  const { server, studio } = programs;
  const [own, lost] = [await programs.addClient('Carla'), await programs.addClient('Dario')];
  for (const clientId of [own, lost]) await addToCoach(server, studio, clientId);
  const [taken] = [await takenAwayFrom(own, studio.coach), await takenAwayFrom(lost, studio.coach)];
  await takenAwayFrom(own);
  await programs.asOwner('delete from client_collaborators where client_id = $1', [lost]);

  expect((await listed({ kind: 'copies' }, studio.coach)).map(({ id }) => id)).toEqual([taken]);
});

test('a deleted client takes their programs from the list', async () => {
  const clientId = await programs.addClient('Elsa');
  const id = await takenAwayFrom(clientId);
  expect((await listed({ kind: 'copies' })).map((record) => record.id)).toContain(id);
  await programs.server.ask(clientRoutes.delete, { id: clientId }, programs.studio.admin);

  expect((await listed({ kind: 'copies' })).map((record) => record.id)).not.toContain(id);
});
