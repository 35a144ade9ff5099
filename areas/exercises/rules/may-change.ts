import type { Role } from '#shell/common/permissions.ts';

interface Caller {
  roles: readonly Role[];
  membershipId: string | null;
}

/** Own exercises are changed by who made them and by the admin; the library by nobody of an account. */
export function mayChangeExercise(caller: Caller, exercise: { isOwn: boolean; createdBy: string | null }): boolean {
  if (!exercise.isOwn) return false;
  if (caller.roles.includes('admin')) return true;
  return exercise.createdBy !== null && exercise.createdBy === caller.membershipId;
}
