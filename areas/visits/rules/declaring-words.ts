import { partsOfAllergyWords } from '#areas/dietary-profiles/rules/allergy-parts.ts';
import { partsOfEndedStates } from '#areas/dietary-profiles/rules/ended-states.ts';
import { partsOfMaternalWords } from '#areas/dietary-profiles/rules/maternal-names.ts';
import { partsOfExclusionWords } from '#areas/dietary-profiles/rules/stated-exclusions.ts';

/** Words of check-ins that may declare something for the dietary profile, as a regular expression. */
export const declaringWords = [
  partsOfAllergyWords,
  partsOfExclusionWords,
  partsOfMaternalWords,
  partsOfEndedStates,
].join('|');
