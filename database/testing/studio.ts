import { randomBytes } from 'node:crypto';
import { hashPassword, startSession } from '#areas/account/server/public.ts';
import type { Membership } from '#areas/account/server/store/users.ts';
import { clientSubject, ownSubject } from '#areas/clients/server/public.ts';
import { createClientType } from '#areas/clients/server/operations/client-types.ts';
import { createComment } from '#areas/completed-workouts/server/operations/comments.ts';
import { addMedium } from '#areas/completed-workouts/server/operations/media.ts';
import { ownAssets } from '#areas/exercises/server/operations/assets.ts';
import { createExercise } from '#areas/exercises/server/operations/exercises.ts';
import { createFolder } from '#areas/folders/server/operations.ts';
import { createGroup } from '#areas/groups/server/operations.ts';
import type { Program } from '#areas/programs/contract/document.ts';
import { assignProgram } from '#areas/programs/server/operations/assignment.ts';
import { getProgram } from '#areas/programs/server/operations/programs.ts';
import { insertSession } from '#areas/training-schools/server/store.ts';
import { newId } from '#shell/common/ids.ts';
import { connect } from '#shell/server/database/connect.ts';
import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { templates } from '../seeds/studio/templates.ts';
import { addClient, addCollaborator, createStudio, registerClient } from '../seeds/studio/create-studio.ts';
import { addTemplate } from '../seeds/studio/programs.ts';
import { completeWorkout } from '../seeds/studio/training.ts';
import type { TestServer } from './server.ts';

export type Who = 'admin' | 'coach' | 'nutritionist' | 'client' | 'otherClient';

/** Tokens of everybody in a small studio, and a record of each noun that belongs to `client`. */
export interface TestStudio {
  accountId: string;
  /** A new session of that person. */
  login(who: Who): Promise<string>;
  admin: string;
  /** Looks after nobody. */
  coach: string;
  nutritionist: string;
  client: string;
  otherClient: string;
  ids: Record<string, string>;
  mails: Record<'admin' | 'coach' | 'client', string>;
}

/** What everybody in a test studio logs in with. */
export const testPassword = 'prova-prova';

let commonHash: Promise<string> | undefined;

export async function openTestStudio(server: TestServer, name = 'Studio Prova'): Promise<TestStudio> {
  return runOutsideRequest(server.means, async (scope) => {
    commonHash ??= hashPassword(testPassword);
    const passwordHash = await commonHash;
    const tag = randomBytes(4).toString('hex');
    const person = (role: string) => ({ name: `${name} ${role}`, email: `${role}.${tag}@example.com`, passwordHash });
    const admin = await createStudio(scope, { name, admin: person('admin') });
    const coach = await addCollaborator(admin, 'coach', person('coach'));
    const nutritionist = await addCollaborator(admin, 'nutritionist', person('nutritionist'));
    const client = await newClient(admin, person('client'));
    const otherClient = await newClient(admin, person('other'));
    const ids = { ...(await recordsOf(admin, client)), memberships: admin.caller.membershipId };
    const people: Record<Who, Scope> = { admin, coach, nutritionist, client, otherClient };
    const token = (who: Who) => tokenFor(scope, people[who], name);
    return {
      accountId: admin.caller.accountId,
      login: (who) => runOutsideRequest(server.means, (later) => tokenFor(later, people[who], name)),
      admin: await token('admin'),
      coach: await token('coach'),
      nutritionist: await token('nutritionist'),
      client: await token('client'),
      otherClient: await token('otherClient'),
      ids,
      mails: { admin: person('admin').email, coach: person('coach').email, client: person('client').email },
    };
  });
}

async function newClient(admin: Scope, person: { name: string; email: string; passwordHash: string }): Promise<Scope> {
  const id = await addClient(admin, { name: person.name, email: person.email });
  return registerClient(admin, id, person);
}

async function tokenFor(scope: PublicScope, { caller }: Scope, account_name: string): Promise<string> {
  const membership: Membership = {
    account_id: caller.accountId,
    id: caller.membershipId,
    role: caller.role,
    account_name,
  };
  return (await startSession(scope, caller.userId, membership)).access_token;
}

async function recordsOf(admin: Scope, client: Scope): Promise<Record<string, string>> {
  const { clientType } = await createClientType(admin, { name: 'Riservato' });
  const { exercise } = await createExercise(admin, {
    name: 'Esercizio riservato',
    primaryMuscles: ['quads'],
    secondaryMuscles: [],
    equipment: [],
    category: 'strength',
    level: null,
    mechanic: null,
    force: null,
    instructions: null,
  });
  const link = { id: exercise.id, url: 'https://youtu.be/aqz-KE-bpKQ' };
  const { assets } = await ownAssets.addLink(admin, link);
  const [, , start] = templates;
  if (!start) throw new Error('recordsOf: no model');
  const template = await addTemplate(admin, { ...start, weeks: 2 });
  const clientId = client.caller.clientId ?? '';
  const { copyIds } = await assignProgram(admin, {
    id: template.id,
    clientIds: [clientId],
    startsOn: '2026-11-16',
    note: null,
  });
  const { program } = await getProgram(admin, { id: copyIds[0] ?? '' });
  const [done, begun] = program.weeks[0]?.days.map((day) => day.workouts[0]?.id ?? '') ?? [];
  const finished = await trainQuickly(client, done ?? '');
  const unfinished = await completeWorkout(client, { workoutId: begun ?? '', startedAt: '2026-11-18T17:00:00.000Z' });
  const { folder } = await createFolder(admin, { name: 'Riservata', parent_id: null });
  const { group } = await createGroup(admin, { name: 'Riservato', clientIds: [clientId] });
  return {
    clients: clientId,
    folders: folder.id,
    groups: group.id,
    'client-types': clientType.id,
    exercises: exercise.id,
    assets: assets[0]?.id ?? '',
    programs: template.id,
    ...partsOf(template),
    'client-programs': program.id,
    'client-program-days': program.weeks[0]?.days[0]?.id ?? '',
    workouts: begun ?? '',
    'completed-workouts': unfinished.id,
    'completed-sets': finished.setIds[0] ?? '',
    'set-media': await addPicture(client, unfinished),
    rowId: unfinished.rows[0]?.id ?? '',
    ...(await commentsOn(admin, client, unfinished.id)),
  };
}

/** The first week of a program, and the first of everything in it. */
function partsOf({ weeks: [week] }: Program): Record<string, string> {
  const day = week?.days[0];
  const workout = day?.workouts[0];
  return {
    'program-weeks': week?.id ?? '',
    'program-days': day?.id ?? '',
    'program-workouts': workout?.id ?? '',
    'exercise-rows': workout?.exercises[0]?.id ?? '',
  };
}

async function trainQuickly(client: Scope, workoutId: string): Promise<{ setIds: string[] }> {
  const set = { setNumber: 1, weightKg: 20, reps: 10, rir: 2, loggedAt: '2026-11-16T17:05:00.000Z' };
  return completeWorkout(client, {
    workoutId,
    startedAt: '2026-11-16T17:00:00.000Z',
    setsOf: ([row]) => (row ? [{ ...set, rowId: row.id }] : []),
    finish: { finishedAt: '2026-11-16T18:00:00.000Z', effort: 7, comment: '' },
  });
}

/** A comment of the admin and one of the client on a workout. */
async function commentsOn(admin: Scope, client: Scope, workoutId: string): Promise<Record<string, string>> {
  const own = ownSubject(client);
  const comment = async (scope: Scope, subject: typeof own) => {
    const message = { messageId: newId(), text: 'Riservato', rowId: null, setNumber: null };
    return (await createComment(scope, subject, { completedWorkoutId: workoutId, ...message })).comment.id;
  };
  return {
    comments: await comment(admin, clientSubject(admin, own.clientId)),
    'own-comments': await comment(client, own),
  };
}

/** Without a file behind it. */
async function addPicture(client: Scope, { id, rows }: { id: string; rows: { id: string }[] }): Promise<string> {
  const mediumId = newId();
  const key = `accounts/${client.caller.accountId}/${mediumId}.webp`;
  const stored = { id: mediumId, storageKey: key, mediaType: 'image/webp' as const, sizeBytes: 1, name: '' };
  const file = { ...stored, posterKey: null, thumbnailKey: null };
  await addMedium(client, { completedWorkoutId: id, mediumId, rowId: rows[0]?.id ?? '', setNumber: 1, file });
  return mediumId;
}

/** The holder of a training-school token, which no call of the business accepts. */
export async function trainingSchoolToken({ means, ownerUrl }: TestServer): Promise<string> {
  const owner = connect(ownerUrl, 1);
  const id = newId();
  await owner.query('insert into training_school_users values ($1, $2, $3, $4)', [
    id,
    `scuola.${id}@example.com`,
    'Scuola',
    'none',
  ]);
  await owner.end();
  const token = randomBytes(32).toString('base64url');
  await runOutsideRequest(means, (scope) => insertSession(scope, id, token));
  return token;
}

/** The holder of a login outside all accounts, who writes the library. */
export async function superAdminToken({ means, ownerUrl }: TestServer): Promise<string> {
  const owner = connect(ownerUrl, 1);
  const id = newId();
  await owner.query('insert into users (id, email, name, is_super_admin) values ($1, $2, $3, true)', [
    id,
    `super.${id}@example.com`,
    'Super',
  ]);
  await owner.end();
  return (await runOutsideRequest(means, (scope) => startSession(scope, id))).access_token;
}
