import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { insertTrainingSchoolSession, startSession } from '#areas/account/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { copyStudio } from './copy-studio.ts';
import type { RecordIds } from './records.ts';
import type { TestServer } from './server.ts';
import { type Person, templateStudio, type TemplateStudio } from './template-studio.ts';

/** A small studio of one test: the token and membership of each person, and a record of each noun. */
export interface TestStudio extends Record<Person, string> {
  accountId: string;
  /** Starts a new session for the person and returns its token. */
  login(person: Person): Promise<string>;
  /** The id of each person's membership, by which records name a professional. */
  memberships: Record<Person, string>;
  ids: RecordIds;
  /** Nouns whose records other collaborators and clients of the account do not see. */
  personalNouns: ReadonlySet<string>;
  mails: Record<'admin' | 'coach' | 'client', string>;
}

export async function openTestStudio(server: TestServer, name = templateStudio.name): Promise<TestStudio> {
  const emailTag = randomBytes(6).toString('hex');
  const studio = await copyStudio(server.owner, inject('templateStudio'), { name, emailTag });
  const { accountId, people, records } = studio;
  const mail = (role: string) => `${role}.${emailTag}@example.com`;
  return {
    ...(await startSessions(server, studio, Object.keys(people) as Person[])),
    accountId,
    login: async (person) => (await startSessions(server, studio, [person]))[person],
    memberships: membershipsOf(people),
    ids: { ...records.shared, ...records.personal },
    personalNouns: new Set(Object.keys(records.personal)),
    mails: { admin: mail('admin'), coach: mail('coach'), client: mail('client') },
  };
}

function membershipsOf(people: TemplateStudio['people']): Record<Person, string> {
  const entries = Object.entries(people).map(([person, { membershipId }]) => [person, membershipId]);
  return Object.fromEntries(entries);
}

function startSessions(
  { services }: TestServer,
  { accountId, people }: TemplateStudio,
  names: Person[],
): Promise<Record<Person, string>> {
  return runOutsideRequest(services, async (scope) => {
    const tokens = names.map(async (name) => {
      const { userId, membershipId } = people[name];
      const token = await startSession(scope, userId, { account_id: accountId, id: membershipId });
      return [name, token.access_token] as const;
    });
    return Object.fromEntries(await Promise.all(tokens)) as Record<Person, string>;
  });
}

/** The token of a training-school user, which no route of an account accepts. */
export async function trainingSchoolToken({ services, owner }: TestServer): Promise<string> {
  const id = newId();
  const values = [id, `scuola.${id}@example.com`, 'Scuola', 'none'];
  await owner.query('insert into training_school_users values ($1, $2, $3, $4)', values);
  const token = randomBytes(32).toString('base64url');
  await runOutsideRequest(services, (scope) => insertTrainingSchoolSession(scope, { token, userId: id }));
  return token;
}

/** The token of a super admin. */
export async function superAdminToken({ services, owner }: TestServer): Promise<string> {
  const id = newId();
  const text = 'insert into users (id, email, name, is_super_admin) values ($1, $2, $3, true)';
  await owner.query(text, [id, `super.${id}@example.com`, 'Super']);
  return (await runOutsideRequest(services, (scope) => startSession(scope, id))).access_token;
}
