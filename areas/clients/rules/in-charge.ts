import { type CareKind, careKinds, carePermissions } from '../contract/care.ts';

/**
 * Returns the kinds of care that a professional is in charge of by default: training for a coach, nutrition for a nutritionist, and both
 * for an admin, or nutrition alone if `profession` says so.
 */
export function defaultCareKinds(role: string, profession: CareKind | null = null): readonly CareKind[] {
  if (role === 'coach') return ['training'];
  if (role === 'nutritionist' || profession === 'nutrition') return ['nutrition'];
  return careKinds;
}

interface Professional {
  role: string;
  permitted: readonly CareKind[];
  profession?: CareKind | null;
}

/** The kinds of care proposed for a professional: the default ones that are permitted, or all permitted ones if none of those is. */
export function proposedCareKinds({ role, permitted, profession }: Professional): readonly CareKind[] {
  const byDefault = defaultCareKinds(role, profession).filter((kind) => permitted.includes(kind));
  return byDefault.length > 0 ? byDefault : permitted;
}

/** The kinds of care with at least one permission among `permissions`. */
export function permittedCareKinds(permissions: readonly string[]): readonly CareKind[] {
  return careKinds.filter((kind) => carePermissions[kind].some((name) => permissions.includes(name)));
}

/**
 * Returns whether the user may add clients. A coach or nutritionist is assigned to each client they add, so they also need a permission of
 * one kind of care (`may_follow_nobody`). A secretary is never assigned and selects the professionals in the form.
 */
export function mayAddClients(permissions: readonly string[], roles: readonly string[]): boolean {
  const mayFollow = roles.includes('secretary') || permittedCareKinds(permissions).length > 0;
  return permissions.includes('create clients') && mayFollow;
}

/**
 * Whether a role sees every client of the account, and selects the professionals of a new one. Other professionals see the clients to whom
 * they are assigned.
 */
export function seesAllClients(role: string | null): boolean {
  return role === 'admin' || role === 'secretary';
}
