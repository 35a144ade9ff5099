import { hashPassword } from '#areas/account/server/public.ts';
import type { Role } from '#shell/common/permissions.ts';
import type { AppServices } from '#shell/server/app-services.ts';
import type { Caller, Scope } from '#shell/server/database/scope.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { addClient, addCollaborator, createStudio, registerClient } from '../seeds/studio/create-studio.ts';
import { createAllRecords, type TestRecords } from './records.ts';

export type Person = 'admin' | 'coach' | 'nutritionist' | 'client' | 'otherClient';

/** The studio that is created once for a test run and copied by `openTestStudio`. */
export interface TemplateStudio {
  accountId: string;
  people: Record<Person, Pick<Caller, 'userId' | 'membershipId'> & { role: Role }>;
  records: Required<TestRecords>;
}

/** Name of the template studio and a part of all its e-mails; a copy replaces both. */
export const templateStudio = { name: 'Studio Prova', emailTag: 'studio-prova' };

/** The password of all users of a test studio. */
export const testPassword = 'prova-prova';

export function createTemplateStudio(services: AppServices): Promise<TemplateStudio> {
  return runOutsideRequest(services, async (scope) => {
    const { name, emailTag } = templateStudio;
    const passwordHash = await hashPassword(testPassword);
    const person = (role: string) => ({
      name: `${name} ${role}`,
      email: `${role}.${emailTag}@example.com`,
      passwordHash,
    });
    const admin = await createStudio(scope, { name, admin: person('admin') });
    const register = async ({ name, email, passwordHash }: ReturnType<typeof person>) =>
      registerClient(admin, await addClient(admin, { name, email }), { name, email, passwordHash });
    const people: Record<Person, Scope> = {
      admin,
      /** A collaborator without clients. */
      coach: await addCollaborator(admin, 'coach', person('coach')),
      nutritionist: await addCollaborator(admin, 'nutritionist', person('nutritionist')),
      client: await register(person('client')),
      otherClient: await register(person('other')),
    };
    const records = await createAllRecords({ admin, client: people.client });
    // Tests decide who is in charge of these clients.
    await admin.db.deleteFrom('client_collaborators').execute();
    const { accountId } = admin.caller;
    return { accountId, people: identitiesOf(people), records };
  });
}

function identitiesOf(people: Record<Person, Scope>): TemplateStudio['people'] {
  const entries = Object.entries(people).map(([person, { caller }]) => {
    const { userId, membershipId, role } = caller;
    return [person, { userId, membershipId, role }];
  });
  return Object.fromEntries(entries);
}
