import { type CareKind, careKinds } from '../contract/care.ts';

/**
 * Returns the kinds of care that a professional is in charge of by default: training for a coach, nutrition for a nutritionist, and both
 * for an admin, or nutrition alone if `profession` says so.
 */
export function defaultCareKinds(role: string, profession: CareKind | null = null): readonly CareKind[] {
  if (role === 'coach') return ['training'];
  if (role === 'nutritionist' || profession === 'nutrition') return ['nutrition'];
  return careKinds;
}
