import type { Declaration, DietaryProfile, DietaryProfileResponse } from '../contract.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { emptyProfile } from './empty-profile.ts';
import { mentionsMaternalState } from './maternal-names.ts';
import { partsOf } from './unstated.ts';

/** Each of these opens pregnancy, breastfeeding, menopause, note and history of a dietary profile. */
export const statePermissions: readonly Permission[] = ['update meal plans', 'view visits', 'view health records'];

export function mayReadWholeProfile(held: readonly string[]): boolean {
  return statePermissions.some((permission) => held.includes(permission));
}

/** The profile without pregnancy, breastfeeding and menopause. */
export function withoutStates(profile: DietaryProfile): DietaryProfile {
  const { isPregnant, isLactating, isPostmenopausal } = emptyProfile;
  return { ...profile, isPregnant, isLactating, isPostmenopausal };
}

/** What who may only look at meal plans needs for the safety of the client: allergies, diet and excluded foods. */
export function safetyPartOf(response: DietaryProfileResponse): DietaryProfileResponse {
  return {
    ...response,
    profile: { ...withoutStates(response.profile), note: emptyProfile.note },
    changes: [],
    ...(response.declarations && { declarations: response.declarations.flatMap(withoutStatesOf) }),
  };
}

/** The declaration without its parts about pregnancy and breastfeeding; nothing when the question asks for them or nothing is left. */
export function withoutStatesOf(declaration: Declaration): Declaration[] {
  const { question, text } = declaration;
  if (mentionsMaternalState(question)) return [];
  if (!mentionsMaternalState(text)) return [declaration];
  const left = partsOf(text).filter((part) => !mentionsMaternalState(part));
  return left.length > 0 ? [{ ...declaration, text: left.join(', ') }] : [];
}
