import type { Role } from '#shell/common/permissions.ts';

interface Caller {
  roles: readonly Role[];
  membershipId: string | null;
}

/** The author and the admin may change an own exercise; exercises of the library are changed only by super admins. */
export function mayChangeExercise(caller: Caller, exercise: { isOwn: boolean; createdBy: string | null }): boolean {
  if (!exercise.isOwn) return false;
  if (caller.roles.includes('admin')) return true;
  return exercise.createdBy !== null && exercise.createdBy === caller.membershipId;
}
