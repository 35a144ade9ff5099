import { hashPassword } from '#areas/account/server/operations/passwords.ts';
import { startSession } from '#areas/account/server/operations/sessions.ts';
import { ownSubject } from '#areas/clients/server/public.ts';
import { createFolder } from '#areas/folders/server/operations.ts';
import type { Program } from '#areas/programs/contract/document.ts';
import { assignProgram } from '#areas/programs/server/operations/assignment.ts';
import { duplicateProgram } from '#areas/programs/server/operations/templates.ts';
import { getProgram } from '#areas/programs/server/operations/programs.ts';
import { templates } from '#database/seeds/studio/templates.ts';
import { addClient, createStudio, personWith, registerClient } from '#database/seeds/studio/create-studio.ts';
import { createOutlinedTemplate } from '#areas/programs/server/operations/outlined-template.ts';
import { completeWorkout } from '#areas/completed-workouts/server/operations/complete-workout.ts';
import { addBody, type BodyBenchData } from './body-data.ts';
import { addMealPlans, type MealPlanBenchData } from './meal-plan-data.ts';
import { newId } from '#shell/common/ids.ts';
import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import type pg from 'pg';

/** Records and tokens that the measured requests use. */
export interface BenchData {
  accountId: string;
  adminMembershipId: string;
  adminToken: string;
  clientToken: string;
  /** A client in the tenth week of training: a workout every five days, 4 sets of 6 exercises each. */
  trainee: { token: string; programId: string };
  clientId: string;
  /** Twenty clients, among them `clientId`. */
  clientIds: string[];
  folderId: string;
  mealPlans: MealPlanBenchData;
  body: BodyBenchData;
  /** A template with 4 weeks of 4 days of 6 rows. */
  nestedId: string;
  /** A template with 12 weeks of 7 days of 8 rows. */
  largeId: string;
  /** A template with 52 weeks of 7 days of 16 rows: 5,824 rows. `clientToken` is of a client who trains on a copy. */
  huge: { id: string; clientToken: string };
  /** The copy of `nestedId`, which the client trains on. */
  assignedId: string;
  /** A template with one week of 4 days of 6 rows: 24 rows. */
  shortId: string;
  /**
   * Templates of 96 rows that are saved repeatedly. Product and baseline have their own, since a save raises the
   * version.
   */
  edited: { product: Program[]; limit: Program[] };
  /** Programs of two weeks of 7 days x 8 rows, the second to be pasted over. Product and baseline have their own. */
  wide: { product: WidePair[]; limit: WidePair[] };
  /** 200 running workouts, so that the benchmark logs no more sets in each than a person would. */
  begunIds: string[];
  rowIds: string[];
  exerciseId: string;
}

interface WidePair {
  programId: string;
  copyFromId: string;
  pasteToId: string;
}

/** Creates the studio that is measured, with the operations of the product. */
export async function addMeasuredStudio(scope: PublicScope): Promise<BenchData> {
  const admin = await createStudio(scope, {
    name: 'Studio Misura',
    admin: await personWith('Misura', 'misura@example.com', 'misura-misura'),
  });
  const clientId = await addClient(admin, { name: 'Misurata', email: 'misurata@example.com' });
  const client = await registerClient(admin, clientId, {
    name: 'Misurata',
    email: 'misurata@example.com',
    passwordHash: await hashPassword('misura-misura'),
  });
  const sixRows = templates[0]?.days.flatMap((day) => day.rows).slice(0, 6) ?? [];
  const days = Array.from({ length: 4 }, (_, index) => ({ title: `Giorno ${index + 1}`, rows: sixRows }));
  const nested = await createOutlinedTemplate(admin, { title: 'Annidato', info: '', weeks: 4, days });
  const short = await createOutlinedTemplate(admin, { title: 'Corto', info: '', weeks: 1, days });
  const eightRows = templates[0]?.days.flatMap((day) => day.rows).slice(0, 8) ?? [];
  const sevenDays = Array.from({ length: 7 }, (_, index) => ({ title: `Giorno ${index + 1}`, rows: eightRows }));
  const large = await createOutlinedTemplate(admin, { title: 'Grande', info: '', weeks: 12, days: sevenDays });
  const huge = await addHugeProgram(scope, admin);
  const folder = await createFolder(admin, { name: 'Misura', parent_id: null });
  const { copyIds } = await assignProgram(admin, {
    id: nested.id,
    clientIds: [clientId],
    startsOn: '2026-11-16',
    note: null,
    groupIds: [],
    overlap: 'keep',
    includesAssigned: true,
  });
  const { program } = await getProgram(admin, { id: copyIds[0] ?? '' });
  const workoutId = program.weeks[0]?.days[0]?.workouts[0]?.id ?? '';
  const begun = await completeWorkout(client, ownSubject(client), { workoutId, startedAt: '2026-11-16T17:00:00.000Z' });
  const otherClientIds = await moreClients(admin);
  return {
    accountId: admin.caller.accountId,
    adminMembershipId: admin.caller.membershipId,
    adminToken: await tokenOf(scope, admin),
    clientToken: await tokenOf(scope, client),
    trainee: await addTrainee(scope, admin, nested.id),
    clientId,
    clientIds: [clientId, ...otherClientIds],
    folderId: folder.folder.id,
    mealPlans: await addMealPlans(admin, clientId),
    body: await addBody(admin, client, otherClientIds),
    edited: { product: await copiesOf(admin, nested.id, 100), limit: await copiesOf(admin, nested.id, 100) },
    wide: { product: await wideWeeks(admin), limit: await wideWeeks(admin) },
    nestedId: nested.id,
    largeId: large.id,
    huge,
    assignedId: program.id,
    shortId: short.id,
    begunIds: [begun.id, ...(await moreBegun(scope, begun.id))],
    rowIds: begun.rows.map((row) => row.id),
    exerciseId: begun.rows[0]?.exerciseId ?? '',
  };
}

/** Creates another studio with 20 clients and returns the token of its admin. */
export async function addOtherStudio(scope: PublicScope): Promise<string> {
  const person = await personWith('Altra', otherLogin.email, otherLogin.password);
  const admin = await createStudio(scope, { name: 'Altro studio', admin: person });
  for (let number = 1; number <= 20; number++)
    await addClient(admin, { name: `Altra ${number}`, email: `altra.${number}@example.com` });
  return tokenOf(scope, admin);
}

export const otherLogin = { email: 'altra@example.com', password: 'altra-misura' };

async function addHugeProgram(scope: PublicScope, admin: Scope): Promise<BenchData['huge']> {
  const rows = Array.from({ length: 4 }, () => templates[0]?.days.flatMap((day) => day.rows).slice(0, 4) ?? []).flat();
  const days = Array.from({ length: 7 }, (_, index) => ({ title: `Giorno ${index + 1}`, rows }));
  const program = await createOutlinedTemplate(admin, { title: 'Enorme', info: '', weeks: 52, days });
  const known = { name: 'Costante', email: 'costante@example.com' };
  const clientId = await addClient(admin, known);
  const passwordHash = await hashPassword('misura-misura');
  const client = await registerClient(admin, clientId, { ...known, passwordHash });
  await assignProgram(admin, {
    id: program.id,
    clientIds: [clientId],
    startsOn: isoDay(Date.now()),
    note: null,
    groupIds: [],
    overlap: 'keep',
    includesAssigned: true,
  });
  return { id: program.id, clientToken: await tokenOf(scope, client) };
}

async function addTrainee(scope: PublicScope, admin: Scope, templateId: string): Promise<BenchData['trainee']> {
  const known = { name: 'Allenata', email: 'allenata@example.com' };
  const clientId = await addClient(admin, known);
  const trainee = await registerClient(admin, clientId, {
    ...known,
    passwordHash: await hashPassword('misura-misura'),
  });
  const startsOn = isoDay(Date.now() - 70 * dayMs);
  const { copyIds } = await assignProgram(admin, {
    id: templateId,
    clientIds: [clientId],
    startsOn,
    note: null,
    groupIds: [],
    overlap: 'keep',
    includesAssigned: true,
  });
  const { program } = await getProgram(admin, { id: copyIds[0] ?? '' });
  const workouts = program.weeks.flatMap((week) => week.days.flatMap((day) => day.workouts));
  for (const [index, { id }] of workouts.slice(0, 14).entries()) {
    const startedAt = Date.now() - (70 - index * 5) * dayMs;
    const at = (minute: number) => new Date(startedAt + minute * 60_000).toISOString();
    await completeWorkout(trainee, ownSubject(trainee), {
      workoutId: id,
      startedAt: at(0),
      setsOf: (rows) =>
        rows.flatMap((row, rowIndex) =>
          [1, 2, 3, 4].map((setNumber) => ({
            rowId: row.id,
            setNumber,
            weightKg: 60 + index,
            reps: 8,
            rir: 2,
            loggedAt: at(rowIndex * 10 + setNumber * 2),
          })),
        ),
      finish: { finishedAt: at(65), effort: 7, comment: '' },
    });
  }
  return { token: await tokenOf(scope, trainee), programId: program.id };
}

const dayMs = 86_400_000;

function isoDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

async function moreClients(admin: Scope): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number < 20; number++)
    ids.push(await addClient(admin, { name: `Misurata ${number}`, email: `misurata.${number}@example.com` }));
  return ids;
}

async function copiesOf(admin: Scope, id: string, count: number): Promise<Program[]> {
  const programs: Program[] = [];
  while (programs.length < count) programs.push((await duplicateProgram(admin, { id })).program);
  return programs;
}

async function wideWeeks(admin: Scope): Promise<WidePair[]> {
  const eightRows = templates[0]?.days.flatMap((day) => day.rows).slice(0, 8) ?? [];
  const days = Array.from({ length: 7 }, (_, index) => ({ title: `Giorno ${index + 1}`, rows: eightRows }));
  const wide = await createOutlinedTemplate(admin, { title: 'Largo', info: '', weeks: 2, days });
  return (await copiesOf(admin, wide.id, 20)).map(({ id, weeks }) => ({
    programId: id,
    copyFromId: weeks[0]?.id ?? '',
    pasteToId: weeks[1]?.id ?? '',
  }));
}

/** Adds templates to the measured account, each as long as the nested one. */
export async function addTemplates(
  owner: pg.Pool,
  { accountId, nestedId, folderId }: BenchData,
  count: number,
): Promise<void> {
  await owner.query(
    `insert into programs (account_id, id, title, folder_id, saved_at, content, week_count, workout_count, row_count)
     select account_id, gen_random_uuid(), 'Modello ' || md5(n::text), case when n % 2 = 0 then $3::uuid end,
       now() - n * interval '1 hour', content, week_count, workout_count, row_count
     from programs, generate_series(1, $4::int) n where account_id = $1 and id = $2`,
    [accountId, nestedId, folderId, count],
  );
}

/** Inserts 199 copies of a running workout and returns their ids. */
async function moreBegun({ db }: PublicScope, id: string): Promise<string[]> {
  const ids = Array.from({ length: 199 }, newId);
  const { prescribed_workout_id: _, ...begun } = await db
    .selectFrom('completed_workouts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const prescription = JSON.stringify(begun.prescription);
  await db
    .insertInto('completed_workouts')
    .values(ids.map((one) => ({ ...begun, id: one, prescription, row_changes: '[]' })))
    .execute();
  return ids;
}

async function tokenOf(scope: PublicScope, { caller }: Scope): Promise<string> {
  const { accountId: account_id, membershipId: id } = caller;
  return (await startSession(scope, caller.userId, { account_id, id })).access_token;
}

/** Adds clients to the measured account. */
export async function addClients(owner: pg.Pool, accountId: string, count: number): Promise<void> {
  await owner.query(
    `insert into clients (account_id, id, name, email)
     select $1, gen_random_uuid(), 'Cliente ' || md5(n::text), 'cliente' || n || '@example.com' from generate_series(1, $2) n`,
    [accountId, count],
  );
  await owner.query('analyze');
}

/** Adds other accounts with ten clients each. */
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
