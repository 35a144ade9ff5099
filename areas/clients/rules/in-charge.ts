import { type CareKind, careKinds } from '../contract/care.ts';

/**
 * What a professional takes charge of when nobody has chosen it: a coach of training, a nutritionist of nutrition, an admin of both, or
 * of nutrition alone when that is their profession.
 */
export function defaultCareKinds(role: string, profession: CareKind | null = null): readonly CareKind[] {
  if (role === 'coach') return ['training'];
  if (role === 'nutritionist' || profession === 'nutrition') return ['nutrition'];
  return careKinds;
}
