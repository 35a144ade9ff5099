import type { CareKind } from '#areas/clients/contract/care.ts';
import { permittedCareKinds, proposedCareKinds } from '#areas/clients/rules/in-charge.ts';

/** The kinds of care of an invited collaborator for the clients of the invitation; empty if the permissions show nothing of any care. */
export function careOfInvited(role: string, permissions: readonly string[]): readonly CareKind[] {
  return proposedCareKinds({ role, permitted: permittedCareKinds(permissions) });
}
