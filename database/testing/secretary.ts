import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import type { TestServer } from './server.ts';
import type { TestStudio } from './studio.ts';
import type { Person } from './template-studio.ts';

/** Makes a collaborator of the studio its secretary, as the owner does in the team. The answer is that of the request. */
export async function makeSecretary(
  { ask }: TestServer,
  { admin, memberships }: TestStudio,
  person: Extract<Person, 'coach' | 'nutritionist'> = 'nutritionist',
) {
  const id = memberships[person];
  const { collaborator } = (await ask(collaboratorRoutes.get, { id }, admin)).data;
  const permissions = rolePermissions().secretary;
  const change = { id, version: collaborator.version, role: 'secretary' as const, permissions, isNameHidden: false };
  return ask(collaboratorRoutes.update, change, admin);
}
