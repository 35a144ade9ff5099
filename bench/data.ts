import { hashPassword } from '#areas/account/server/operations/passwords.ts';
import { startSession } from '#areas/account/server/operations/sessions.ts';
import { assignProgram } from '#areas/programs/server/operations/assignment.ts';
import { getProgram } from '#areas/programs/server/operations/programs.ts';
import { startWorkout } from '#areas/completed-workouts/server/operations/logging.ts';
import { models } from '#database/seeds/studio/models.ts';
import { addClient, openStudio, personWith, registerClient } from '#database/seeds/studio/open.ts';
import { addModel } from '#database/seeds/studio/programs.ts';
import { newId } from '#shell/common/ids.ts';
import type { OpenScope, Scope } from '#shell/server/database/scope.ts';
import type pg from 'pg';

/** What the measured questions name. */
export interface BenchData {
  accountId: string;
  adminToken: string;
  clientToken: string;
  clientId: string;
  /** 4 weeks of 4 days of 6 rows. */
  nestedId: string;
  /** One week of 4 days of 6 rows: 24 rows. */
  shortId: string;
  /** Workouts under way, so that none gets more sets than a person does. */
  begunIds: string[];
  rowId: string;
  exerciseId: string;
}

/** One studio with what is measured, made by the product's own operations. */
export async function addMeasuredStudio(scope: OpenScope): Promise<BenchData> {
  const admin = await openStudio(scope, {
    name: 'Studio Misura',
    admin: await personWith('Misura', 'misura@example.com', 'misura-misura'),
  });
  const clientId = await addClient(admin, { name: 'Misurata', email: 'misurata@example.com' });
  const client = await registerClient(admin, clientId, {
    name: 'Misurata',
    email: 'misurata@example.com',
    passwordHash: await hashPassword('misura-misura'),
  });
  const sixRows = models[0]?.days.flatMap((day) => day.rows).slice(0, 6) ?? [];
  const days = Array.from({ length: 4 }, (_, index) => ({ title: `Giorno ${index + 1}`, rows: sixRows }));
  const nested = await addModel(admin, { key: 'start', title: 'Annidato', info: '', weeks: 4, days });
  const short = await addModel(admin, { key: 'start', title: 'Corto', info: '', weeks: 1, days });
  const { programIds } = await assignProgram(admin, {
    id: nested.id,
    clientIds: [clientId],
    startsOn: '2026-11-16',
    note: null,
  });
  const { program } = await getProgram(admin, { id: programIds[0] ?? '' });
  const workoutId = program.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
  const { completedWorkout } = await startWorkout(client, {
    id: newId(),
    workoutId,
    startedAt: '2026-11-16T17:00:00.000Z',
  });
  return {
    accountId: admin.caller.accountId,
    adminToken: await tokenOf(scope, admin),
    clientToken: await tokenOf(scope, client),
    clientId,
    nestedId: nested.id,
    shortId: short.id,
    begunIds: [completedWorkout.id, ...(await moreBegun(scope, completedWorkout.id))],
    rowId: completedWorkout.rows[0]?.id ?? '',
    exerciseId: completedWorkout.rows[0]?.exerciseId ?? '',
  };
}

/** The same workout begun again and again, as only a benchmark does. */
async function moreBegun({ db }: OpenScope, id: string): Promise<string[]> {
  const ids = Array.from({ length: 199 }, newId);
  const { workout_id: _, ...begun } = await db
    .selectFrom('completed_workouts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const prescription = JSON.stringify(begun.prescription);
  await db
    .insertInto('completed_workouts')
    .values(ids.map((one) => ({ ...begun, id: one, prescription })))
    .execute();
  return ids;
}

async function tokenOf(scope: OpenScope, { caller }: Scope): Promise<string> {
  const { accountId: account_id, membershipId: id, role } = caller;
  return (await startSession(scope, caller.userId, { account_id, id, role, account_name: '' })).access_token;
}

/** So many more clients in the measured account. */
export async function addClients(owner: pg.Pool, accountId: string, count: number): Promise<void> {
  await owner.query(
    `insert into clients (account_id, id, name, email)
     select $1, gen_random_uuid(), 'Cliente ' || md5(n::text), 'cliente' || n || '@example.com' from generate_series(1, $2) n`,
    [accountId, count],
  );
  await owner.query('analyze');
}

/** So many other accounts, ten clients each. */
export async function addAccounts(owner: pg.Pool, count: number): Promise<void> {
  await owner.query(
    `with made as (
       insert into accounts (id, name, trial_ends_at) select gen_random_uuid(), 'Studio ' || n, now() from generate_series(1, $1) n
       returning id)
     insert into clients (account_id, id, name, email)
     select made.id, gen_random_uuid(), 'Cliente ' || n, 'cliente' || n || '@example.com' from made, generate_series(1, 10) n`,
    [count],
  );
  await owner.query('analyze');
}
