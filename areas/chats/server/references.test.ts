import { beforeAll, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { chatRoutes } from '../contract.ts';
import { openChat } from './testing/open-chat.ts';
import { sendVoice } from './testing/send-voice.ts';

let server: TestServer;
let studio: TestStudio;
let conversationId: string;
let pointers: Record<string, Pointer>;

interface Pointer {
  referenceKind: string;
  referenceId: string;
  referencePart?: string;
}

beforeAll(async () => {
  server = await openTestServer();
  ({ studio, conversationId } = await openChat(server));
  pointers = await pointersOf(studio);
});

/** A reference to one record of each kind. */
async function pointersOf({ accountId, ids }: TestStudio): Promise<Record<string, Pointer>> {
  const meals = await server.owner.query('select meal_id as id from meal_entries where account_id = $1', [accountId]);
  const pointer = (referenceKind: string, noun: string) => ({ referenceKind, referenceId: ids[noun] ?? '' });
  return {
    workout: pointer('completed_workout', 'completed-workouts'),
    program: pointer('program', 'client-programs'),
    meal: { ...pointer('meal', 'published-meal-plans'), referencePart: `2026-11-16.${meals.rows[0].id}` },
    visit: pointer('visit', 'visits'),
    answer: pointer('check_in', 'check-ins'),
  };
}

const send = (pointer: Pointer | undefined, token: string) =>
  server.ask(chatRoutes.send, { conversationId, id: newId(), message: 'Parliamone', ...pointer }, token);

/** The references of the newest messages as a person reads them, by kind. */
async function shownTo(token: string) {
  const { messages } = (await server.ask(chatRoutes.messages, { conversationId }, token)).data;
  return Object.fromEntries(messages.flatMap(({ reference }) => (reference ? [[reference.kind, reference]] : [])));
}

test('a message points at a workout, program, meal, visit or answer, which each reader opens on their own screen', async () => {
  for (const pointer of Object.values(pointers)) expect((await send(pointer, studio.admin)).status).toBe(200);
  const { program, visit, answer, workout } = pointers;

  const professional = await shownTo(studio.admin);
  const client = await shownTo(studio.client);

  expect(professional).toMatchObject({
    completed_workout: { path: `/clients/${conversationId}/completed_workouts/${workout?.referenceId}/details` },
    program: { label: expect.stringMatching(/./), path: `/programs/${program?.referenceId}/manage` },
    meal: { label: expect.stringContaining('16 nov'), path: `/clients/${conversationId}/diet?date=2026-11-16` },
    visit: { label: 'Visita del 16 nov 2026', path: `/visits/${visit?.referenceId}/edit` },
    check_in: { path: `/clients/${conversationId}/surveys/${answer?.referenceId}/details` },
  });
  expect(client).toMatchObject({
    completed_workout: { path: `/my/completed-workouts/${workout?.referenceId}` },
    program: { path: `/my/programs/${program?.referenceId}` },
    meal: { path: '/my/nutrition?date=2026-11-16' },
    // The client finds the measured values of a visit, once it is completed.
    visit: { label: 'Visita del 16 nov 2026', path: null },
    check_in: { path: `/my/check-ins/${answer?.referenceId}` },
  });
  await server.owner.query('update visits set completed_at = now() where account_id = $1', [studio.accountId]);
  expect((await shownTo(studio.client))['visit']?.path).toBe('/my/progress');
});

test('what the reader has no permission for keeps its name and is not opened, nor pointed at', async () => {
  const { teamMembers } = (await server.ask(clientRoutes.collaborators, {}, studio.admin)).data;
  const nutritionist = teamMembers.find(({ role }) => role === 'nutritionist')?.id ?? '';
  const chosen = { id: conversationId, kind: 'nutrition', to: nutritionist } as const;
  await server.ask(collaboratorRoutes.changeCollaborator, chosen, studio.admin);
  for (const pointer of Object.values(pointers)) await send(pointer, studio.admin);

  const shown = await shownTo(studio.nutritionist);
  const sent = await Promise.all(Object.values(pointers).map((pointer) => send(pointer, studio.nutritionist)));

  expect(shown['completed_workout']).toMatchObject({ label: expect.stringMatching(/./), path: null });
  expect(shown['program']?.path).toBeNull();
  expect(shown['meal']?.path).toContain('/diet');
  expect(shown['visit']?.path).toContain('/visits/');
  expect(sent.map(({ status }) => status)).toEqual([404, 404, 200, 200, 200]);
});

test('a record of another account or client, a template and a part that does not exist are not found', async () => {
  const foreign = Object.values(await pointersOf(await openTestStudio(server, 'Studio Vicino')));
  const template = { referenceKind: 'program', referenceId: studio.ids['programs'] ?? '' };
  const { meal } = pointers;
  const parts = ['', newId(), `2026-11-16.${newId()}`, `2026-02-31.${meal?.referencePart?.slice(11)}`];
  const noMeals = parts.map((referencePart) => ({ ...(meal as Pointer), referencePart }));
  const ofOther = { ...pointers['program'], conversationId: await otherConversation(), message: 'Ciao' };

  for (const pointer of [...foreign, template, ...noMeals])
    expect([pointer, (await send(pointer, studio.admin)).status]).toEqual([pointer, 404]);
  expect((await server.ask(chatRoutes.send, ofOther, studio.admin)).status).toBe(404);
  expect((await send(pointers['program'], studio.otherClient)).status).toBe(404);
});

test('a voice note and a large file point at a record too, checked when they are begun', async () => {
  const id = newId();
  const { visit } = pointers;
  const upload = { filename: 'voice.webm', size: 1, conversationId, id };

  const sent = await sendVoice(server, { conversationId, token: studio.admin, id, about: visit });
  const deletedVisit = { ...upload, id: newId(), referenceKind: 'visit', referenceId: newId() };
  const refused = await server.ask(chatRoutes.startUpload, deletedVisit, studio.admin);

  expect(sent.data.message).toMatchObject({ type: 'audio', reference: { kind: 'visit', id: visit?.referenceId } });
  expect(refused.status).toBe(404);
});

async function otherConversation(): Promise<string> {
  const { clients } = (await server.ask(clientRoutes.list, {}, studio.admin)).data;
  return clients.find(({ id }) => id !== conversationId)?.id ?? '';
}
