import { beforeEach, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import type { Program } from '#areas/programs/contract/document.ts';
import { programEditingRoutes } from '#areas/programs/contract/editing.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays } from '#shell/common/dates.ts';
import { formatterFor } from '#shell/server/pdf/format.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { trainingRoutes } from '../contract/training.ts';

let server: TestServer;
let studio: TestStudio;
let program: Program;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  const params = { id: studio.ids['client-programs'] ?? '' };
  program = (await server.ask(programRoutes.get, params, studio.admin)).data.program;
});

/** The client moves the second workout of the second week to a day of that week, and gets its date. */
async function moveTo(day: number): Promise<{ workoutId: string; date: string }> {
  const workoutId = program.weeks[1]?.days[1]?.workouts[0]?.id ?? '';
  const date = addDays(program.startsOn ?? '', 7 + day);
  expect((await server.ask(trainingRoutes.move, { workoutId, date }, studio.client)).status).toBe(200);
  return { workoutId, date };
}

async function printed(options: Record<string, string>, token = studio.client): Promise<string> {
  const reply = await server.app.inject({
    url: `/api/programs/${program.id}/download/pdf`,
    query: { cover: 'false', language: 'en', ...options },
    headers: { authorization: `Bearer ${token}` },
  });
  return (await readPdf(reply.rawPayload)).pages.join(' ').replaceAll(/\s+/g, ' ');
}

test('the editor of a copy gets the date to which the client moved a workout, and none after it is moved back', async () => {
  const moved = await moveTo(5);
  const movedDays = async () => {
    const { data } = await server.ask(programEditingRoutes.detailForEdit, { id: program.id }, studio.admin);
    return data.moved.filter(({ stays }) => !stays);
  };
  expect(await movedDays()).toMatchObject([moved]);

  await server.ask(trainingRoutes.move, { workoutId: moved.workoutId, date: null }, studio.client);
  expect(await movedDays()).toEqual([]);
});

test('both layouts of the PDF say to which date a workout was moved', async () => {
  const { date } = await moveTo(5);
  const moved = `moved to ${formatterFor('en').weekday(date)}`;

  expect((await printed({})).split(moved)).toHaveLength(2);
  expect(await printed({ columns: 'true' })).toContain(`Week 2: ${moved}`);
  expect(await printed({ columns: 'true' }, studio.admin)).toContain(`Week 2: ${moved}`);
  expect((await printed({ log: 'true' })).split(`, ${moved}`)).toHaveLength(2);
});

test('a PDF says nothing of a workout that was moved back to the date that its day has anyway', async () => {
  await moveTo(3);
  const planned = (await printed({ log: 'true' })).includes('moved to');
  await moveTo(4);

  expect(planned).toBe(false);
  expect(await printed({ log: 'true' })).toContain('moved to');
});
