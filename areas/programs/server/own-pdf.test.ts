import { beforeAll, expect, test } from 'vitest';
import { libraryExerciseId } from '#database/testing/library-exercise.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { accountRoutes } from '#areas/account/contract.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { newId } from '#shell/common/ids.ts';
import { programRoutes } from '../contract.ts';
import type { ExerciseRow } from '../contract/document.ts';
import { programPdfRoutes } from '../contract/pdf.ts';
import { saveProgram } from './testing/save-program.ts';
import { programSettingsRoutes } from '../contract/settings-routes.ts';

let server: TestServer;
let studio: TestStudio;
let copyId: string;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  copyId = studio.ids['client-programs'] ?? '';
});

async function startOn(startsOn: string): Promise<void> {
  const { program } = (await server.ask(programRoutes.get, { id: copyId }, studio.admin)).data;
  const dates = { id: copyId, version: program.version, startsOn, note: '' };
  expect((await server.ask(programRoutes.saveProgramUser, dates, studio.admin)).status).toBe(200);
}

async function showComingWeeks(showsComingWeeks: boolean): Promise<void> {
  const settings = { id: studio.ids['clients'] ?? '', showsComingWeeks };
  expect((await server.ask(programSettingsRoutes.saveClientSettings, settings, studio.admin)).status).toBe(200);
}

/** Saves the copy with all its rows changed. */
async function changeRows(change: (row: ExerciseRow) => ExerciseRow): Promise<void> {
  const { program } = (await server.ask(programRoutes.get, { id: copyId }, studio.admin)).data;
  const changed = structuredClone(program);
  for (const { workouts } of changed.weeks.flatMap(({ days }) => days))
    for (const workout of workouts) workout.exercises = workout.exercises.map(change);
  await saveProgram(server, changed, studio.admin);
}

async function textByLink(): Promise<string> {
  const { data } = await server.ask(programPdfRoutes.pdfLink, { id: copyId }, studio.admin);
  const url = `/api/shared/programs/${copyId}/download/pdf`;
  const shared = await server.app.inject({ url, query: { ticket: data.ticket } });
  return (await readPdf(shared.rawPayload)).pages.join('\n');
}

async function textFor(token: string): Promise<string> {
  const reply = await server.app.inject({
    url: `/api/programs/${copyId}/download/pdf`,
    query: { cover: 'false' },
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'it' },
  });
  return (await readPdf(reply.rawPayload)).pages.join('\n');
}

/** The coach follows the training of the client, with these permissions only. */
async function followByCoach(clientId: string, permissions: Permission[]): Promise<void> {
  const coach = `select id from memberships where account_id = $1 and role = 'coach'`;
  await server.owner.query(`update memberships set permissions = $2 where id = (${coach})`, [
    studio.accountId,
    permissions,
  ]);
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, membership_id, kind)
     select $1, $2, (${coach}), 'training' on conflict do nothing`,
    [studio.accountId, clientId],
  );
}

test('a client prints the own program, up to the current week when the coach hides the coming ones', async () => {
  await startOn(todayIn('Europe/Rome'));
  expect(await textFor(studio.client)).toMatch(/Settimana 2/);

  await showComingWeeks(false);

  const own = await textFor(studio.client);
  expect(own).toMatch(/Settimana 1/);
  expect(own).not.toMatch(/Settimana 2/);
  expect(await textFor(studio.admin)).toMatch(/Settimana 2/);
});

test('of an exercise that the client has half done the changed load is in the PDF of the client, as on the phone, and in that of the coach', async () => {
  const rowId = studio.ids['prescribed-rows'];
  const { rowCount } = await server.owner.query(
    `insert into completed_sets (account_id, client_id, id, completed_workout_id, row_id, set_number, logged_at, exercise_id)
     select $1, client_id, gen_random_uuid(), id, $2, 1, now(), (prescription -> 0 ->> 'exerciseId')::uuid
     from completed_workouts where program_id = $3 and finished_at is null and not is_skipped`,
    [studio.accountId, rowId, copyId],
  );
  expect(rowCount).toBe(1);
  await changeRows((row) => (row.id === rowId ? { ...row, weight: '55,25 kg' } : row));

  expect(await textFor(studio.admin)).toMatch(/55,25/);
  expect(await textFor(studio.client)).toMatch(/55,25/);
  expect(await textByLink()).toMatch(/55,25/);
});

test('the current week of a client is that of their own time zone: it begins on Kiritimati before it begins on Samoa', async () => {
  await showComingWeeks(false);
  await startOn(addDays(todayIn('Pacific/Kiritimati'), -7));
  const textIn = async (timeZone: string) => {
    expect((await server.ask(accountRoutes.setTimeZone, { timeZone }, studio.client)).status).toBe(200);
    return textFor(studio.client);
  };

  expect(await textIn('Pacific/Kiritimati')).toMatch(/Settimana 2/);
  expect(await textIn('Pacific/Pago_Pago')).not.toMatch(/Settimana 2/);
});

test('the program of a client prints the kg of a share of the known maximum, also by a link; the template prints the share alone', async () => {
  const exerciseId = await libraryExerciseId(server, 'barbell-curl');
  await changeRows((row) => ({ ...row, exerciseId, type: 'reps', sets: 3, weight: '75%' }));
  // The workouts of the first week are begun, and keep what they were begun with.
  await showComingWeeks(true);
  expect(await textFor(studio.admin)).not.toMatch(/kg\)/);

  const maximum = { exerciseId, day: todayIn('Europe/Rome'), id: newId(), entered: '100', unit: 'kg' as const };
  const clientId = studio.ids['clients'] ?? '';
  expect((await server.ask(maximumRoutes.record.client, { clientId, ...maximum }, studio.admin)).status).toBe(200);

  expect(await textFor(studio.admin)).toMatch(/75%\s\(75\skg\)/);
  expect(await textFor(studio.client)).toMatch(/75%\s\(75\skg\)/);
  expect(await textByLink()).toMatch(/75%\s\(75\skg\)/);

  await followByCoach(clientId, ['view clients', 'view programs', 'view health records']);
  expect(await textFor(studio.coach)).toMatch(/75%\s\(75\skg\)/);
  await followByCoach(clientId, ['view clients', 'view programs']);
  const limited = await textFor(studio.coach);
  expect(limited, 'without health records').toMatch(/75%/);
  expect(limited, 'without health records').not.toMatch(/75\skg/);
});
