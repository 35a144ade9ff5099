import { type MicronutrientCode, micronutrientCodes } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findChoice, saveChoice } from '../store/micronutrients.ts';

/** Shown to a professional who has chosen none. */
const usual: readonly MicronutrientCode[] = [
  'fiber',
  'sugars',
  'fat_saturated',
  'salt',
  'calcium',
  'iron',
  'potassium',
  'vitamin_c',
  'vitamin_d',
  'vitamin_b12',
  'folate',
];

export async function listMicronutrients(scope: Scope) {
  const active = new Set<string>((await findChoice(scope)) ?? usual);
  return { micronutrients: micronutrientCodes.map((id) => ({ id, isActiveForUser: active.has(id) })) };
}

export async function saveMicronutrients(
  scope: Scope,
  { micronutrient_ids }: { micronutrient_ids: MicronutrientCode[] },
): Promise<void> {
  await saveChoice(scope, micronutrient_ids);
}
