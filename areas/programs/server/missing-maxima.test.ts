import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { ExerciseRow } from '../contract/document.ts';
import { missingMaximaRoutes } from '../contract/missing-maxima.ts';
import { firstRows, openPrograms, type Programs, today, withRows } from './testing/open-programs.ts';

let programs: Programs;

beforeAll(async () => {
  programs = await openPrograms();
});

/** A client whose program since yesterday has one row with this load. */
async function followedBy(name: string, load: Partial<ExerciseRow>, startsOn = today(-1)): Promise<string> {
  const template = await programs.createFilled(1, 1);
  const [row] = template.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  if (!row) throw new Error('followedBy: the template has no row');
  const saved = await programs.save(withRows(template, [{ ...row, type: 'reps', ...load }]));
  expect(saved.status).toBe(200);
  const clientId = await programs.addClient(name);
  await programs.assign(template.id, startsOn, clientId);
  return clientId;
}

const ask = (token = programs.studio.admin) => programs.server.ask(missingMaximaRoutes.list, {}, token);
const missing = async (token = programs.studio.admin) => (await ask(token)).data.clients.map(({ id }) => id);

function enterMaximum(clientId: string) {
  const draft = { exerciseId: programs.exercise.id, id: newId(), day: today(-5), entered: '100', unit: 'kg' as const };
  return programs.server.ask(maximumRoutes.record.client, { clientId, ...draft }, programs.studio.admin);
}

test('a client whose running program needs a maximum is listed with the exercise until the maximum is entered', async () => {
  const clientId = await followedBy('Manca', { weight: '80%' });
  expect((await ask()).data).toEqual({
    clients: [{ id: clientId, name: expect.stringMatching(/^Manca/), missing: 1, exercises: [programs.exercise.name] }],
    hasMore: false,
  });

  expect((await enterMaximum(clientId)).status).toBe(200);
  expect(await missing()).toEqual([]);
});

test('a share of the progression needs a maximum as well; a load in kg, other text with % and a program to come do not', async () => {
  const share = await followedBy('Progressione', { weight: '', progression: { kind: 'percent', percent: 70 } });
  await followedBy('Chili', { weight: '80 kg' });
  await followedBy('Testo', { weight: '10% in più' });
  const later = await followedBy('In arrivo', { weight: '80%' }, today(3));

  const listed = await missing();
  expect(listed).toContain(share);
  expect(listed).not.toContain(later);
  expect((await ask()).data.clients.map(({ name }) => name.replace(/ \d+$/, ''))).toEqual(['Progressione']);
});

test('the exercises of a client are in the order of the program, each once, whatever the load of its weeks', async () => {
  const { exercises } = (
    await programs.server.ask(exerciseRoutes.list, { search: 'panca piana con bilanciere' }, programs.studio.admin)
  ).data;
  const bench = exercises[0] ?? { id: '', name: '' };
  const template = await programs.createFilled(1, 4);
  const rows = firstRows(template).map((row, index) => ({
    ...row,
    ...(index === 1 && { exerciseId: bench.id, name: bench.name }),
    weight: ['70%', '60/65/70%', '75%', '80 kg'][index] ?? '',
  }));
  expect((await programs.save(withRows(template, rows))).status).toBe(200);
  const clientId = await programs.addClient('Due esercizi');
  await programs.assign(template.id, today(), clientId);

  expect((await ask()).data.clients.find(({ id }) => id === clientId)).toMatchObject({
    missing: 2,
    exercises: [programs.exercise.name, bench.name],
  });
});

test('clients who have withdrawn the consent to health data, and deactivated ones, are not listed', async () => {
  const [withdrawn, left] = [
    await followedBy('Negato', { weight: '80%' }),
    await followedBy('Andato', { weight: '80%' }),
  ];
  expect(await missing()).toEqual(expect.arrayContaining([withdrawn, left]));

  await programs.asOwner(
    `insert into consents (account_id, id, client_id, kind, is_given, text_version, decided_at)
     values ($1, gen_random_uuid(), $2, 'health_data', false, '1', now())`,
    [programs.studio.accountId, withdrawn],
  );
  await programs.asOwner('update clients set deactivated_at = now() where id = $1', [left]);
  const listed = await missing();
  expect(listed).not.toContain(withdrawn);
  expect(listed).not.toContain(left);
});

test('a maximum that is estimated from logged sets is not missing', async () => {
  const clientId = await followedBy('Stimato', { weight: '75%' });
  expect(await missing()).toContain(clientId);

  const workoutId = newId();
  const { accountId } = programs.studio;
  await programs.asOwner(
    `insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number, prescription,
       started_at, finished_at)
     values ($1, $2, $3, '', 'Gambe', '', 1, 1, '[]', now() - interval '2 hours', now() - interval '1 hour')`,
    [accountId, workoutId, clientId],
  );
  await programs.asOwner(
    `insert into completed_sets (account_id, id, completed_workout_id, client_id, exercise_id, row_id, set_number,
       weight_kg, reps, rir, logged_at)
     values ($1, gen_random_uuid(), $2, $3, $4, gen_random_uuid(), 1, 100, 5, 0, now() - interval '90 minutes')`,
    [accountId, workoutId, clientId, programs.exercise.id],
  );
  expect(await missing()).not.toContain(clientId);
});

test('a collaborator reads only the clients that they follow, another account none, a client nothing', async () => {
  const clientId = await followedBy('Del titolare', { weight: '80%' });
  const other = await openTestStudio(programs.server);

  expect(await missing()).toContain(clientId);
  expect((await ask(programs.studio.coach)).data.clients).toEqual([]);
  await programs.asOwner(
    `insert into client_collaborators (account_id, client_id, membership_id, kind)
     select account_id, $2, id, 'training' from memberships where account_id = $1 and role = 'coach'
     on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`,
    [programs.studio.accountId, clientId],
  );
  expect(await missing(programs.studio.coach)).toEqual([clientId]);
  expect(await missing(other.admin)).toEqual([]);
  expect((await ask(programs.studio.client)).status).toBe(403);
});

test('who may view health records but no programs is refused', async () => {
  const { accountId, coach } = programs.studio;
  await programs.asOwner(
    `update memberships set permissions = array['view clients', 'view health records'] where account_id = $1 and role = 'coach'`,
    [accountId],
  );

  expect((await ask(coach)).status).toBe(403);
});

test('the programs with loads in percent are read by an index of their own', async () => {
  await programs.asOwner(
    `insert into programs (account_id, id, client_id, title, content, week_count, starts_on, assigned_on)
     select $1, gen_random_uuid(), $2, 'Forza', '{"weeks": []}', 4, current_date - 7, current_date - 7 from generate_series(1, 3000)`,
    [programs.studio.accountId, programs.studio.ids['clients']],
  );
  await programs.asOwner('analyze programs', []);
  const queryPlan = await runAsAdmin(programs.server, programs.studio, async ({ db }) => {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain select id from programs
      where client_id is not null and loads_in_percent is not null and ends_on >= current_date`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

  expect(queryPlan).toContain('programs_with_loads_in_percent');
});
