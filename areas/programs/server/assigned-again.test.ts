import { beforeAll, beforeEach, expect, test } from 'vitest';
import { groupRoutes } from '#areas/groups/contract.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { programRoutes } from '../contract.ts';
import { openPrograms, type Programs } from './testing/open-programs.ts';

let programs: Programs;
let templateId: string;
let withCopy: string;
let without: string;
let groupId: string;

beforeAll(async () => {
  programs = await openPrograms();
  templateId = (await programs.createFilled(4, 1)).id;
});

/** A group of a client who follows the program from 23 November to 20 December, and one who does not. */
beforeEach(async () => {
  [withCopy, without] = [await programs.addClient('Giulia Ferri'), await programs.addClient('Matteo Ricci')];
  await programs.assign(templateId, '2026-11-23', withCopy);
  const { admin } = programs.studio;
  const { group } = (
    await programs.server.ask(groupRoutes.create, { name: newId(), clientIds: [withCopy, without] }, admin)
  ).data;
  groupId = group.id;
});

const assign = (changes: Partial<ApiRequest<typeof programRoutes.assign>> = {}) => {
  const request = { id: templateId, groupIds: [groupId], startsOn: '2026-11-30', ...changes };
  return programs.server.ask(programRoutes.assign, request, programs.studio.admin);
};
const preview = async (includesAssigned = false) => {
  const request = { id: templateId, groupIds: [groupId], startsOn: '2026-11-30', includesAssigned };
  return (await programs.server.ask(programRoutes.previewAssign, request, programs.studio.admin)).data.preview;
};
const copiesOf = async (id: string) =>
  (await programs.server.ask(programRoutes.ofClient, { id }, programs.studio.admin)).data.programs.length;

test('a member of a group who has the program in these days is left out, and named before', async () => {
  expect(await preview()).toMatchObject({
    clients: 1,
    alreadyAssigned: 1,
    assignedNames: [expect.stringContaining('Giulia Ferri')],
    following: 0,
  });
  const { data } = await assign({ overlap: 'replace' });

  expect(data.copyIds).toHaveLength(1);
  expect([await copiesOf(withCopy), await copiesOf(without)]).toEqual([1, 1]);
});

test('a member who has the program gets it again when the request says so', async () => {
  expect(await preview(true)).toMatchObject({ clients: 2, alreadyAssigned: 1, following: 1 });
  await assign({ includesAssigned: true });

  expect([await copiesOf(withCopy), await copiesOf(without)]).toEqual([2, 1]);
});

test('the same assignment from a second device gives nothing twice, not even at the same moment', async () => {
  const replies = await Promise.all([assign(), assign(), assign()]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  expect(replies.find(({ status }) => status === 422)).toMatchObject({
    code: 'all_assigned',
    errors: { clientIds: [expect.stringContaining("Ce l'hanno già tutti")] },
  });
  expect([await copiesOf(withCopy), await copiesOf(without)]).toEqual([1, 1]);
});

test('after the last day of the copy the same program is given again without a question', async () => {
  const { data } = await assign({ startsOn: '2026-12-21' });

  expect(data.copyIds).toHaveLength(2);
  expect((await preview()).alreadyAssigned).toBe(2);
});
