import type { DietaryProfileResponse } from '../contract.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { emptyProfile } from './empty-profile.ts';
import { namesState } from './unrecognised.ts';

/** Each of these opens pregnancy, breastfeeding, menopause, note and history of a dietary profile. */
const permissions: readonly Permission[] = ['update meal plans', 'view visits', 'view health records'];

export function mayReadWholeProfile(held: readonly string[]): boolean {
  return permissions.some((permission) => held.includes(permission));
}

/** What who may only look at meal plans needs for the safety of the client: allergies, diet and excluded foods. */
export function safetyPartOf(response: DietaryProfileResponse): DietaryProfileResponse {
  const { isPregnant, isLactating, isPostmenopausal, note } = emptyProfile;
  return {
    ...response,
    profile: { ...response.profile, isPregnant, isLactating, isPostmenopausal, note },
    changes: [],
    ...(response.declarations && { declarations: response.declarations.filter((one) => !namesState(one)) }),
  };
}
