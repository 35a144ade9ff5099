import { type CareKind, careKinds, carePermissions } from '#areas/clients/contract/care.ts';
import { defaultCareKinds } from '#areas/clients/rules/in-charge.ts';

/** What a professional gets of a client: the default kinds of care of the role, as far as they are permitted; else what is permitted. */
export function proposedCareKinds(role: string, permitted: readonly CareKind[]): readonly CareKind[] {
  const byDefault = defaultCareKinds(role).filter((kind) => permitted.includes(kind));
  return byDefault.length > 0 ? byDefault : permitted;
}

/** What an invited collaborator will be in charge of for the clients of the invitation; none if they would see nothing of any care. */
export function careOfInvited(role: string, permissions: readonly string[]): readonly CareKind[] {
  const permitted = careKinds.filter((kind) => carePermissions[kind].some((name) => permissions.includes(name)));
  return proposedCareKinds(role, permitted);
}
