import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { MaternalState, VisitContent } from '../contract/document.ts';
import { addDays } from '#shell/common/dates.ts';

/**
 * Additional energy in kcal a day. Source: EFSA 2013, dietary reference values for energy; for breastfeeding that of the first six
 * months.
 */
const additionalKcal: Partial<Record<MaternalState, number>> = {
  trimester_1: 70,
  trimester_2: 260,
  trimester_3: 500,
  lactating: 500,
};

/** The states of a pregnancy. */
export const pregnancies: readonly MaternalState[] = ['pregnant', 'trimester_1', 'trimester_2', 'trimester_3'];

type WithState = Pick<VisitContent, 'maternalState'>;

/**
 * Whether the client is pregnant: equations of body composition, the body mass index and the desirable weight were made for people
 * who are not, and give wrong results.
 */
export function isOfPregnancy({ maternalState }: WithState): boolean {
  return maternalState !== null && pregnancies.includes(maternalState);
}

/** Days from a visit until the pregnancy has ended at the latest: 40 weeks from the beginning of the trimester. */
const remainingDays: Partial<Record<MaternalState, number>> = { trimester_2: 189, trimester_3: 91 };
const longestDays = 280;

/** The day by which a pregnancy of a visit has ended at the latest. */
export function pregnancyEnd({ day, maternalState }: WithState & { day: string }): string {
  return addDays(day, (maternalState && remainingDays[maternalState]) ?? longestDays);
}

/** The energy in kcal a day that pregnancy or breastfeeding needs; null in a pregnancy of an unknown trimester. */
export function maternalEnergyKcal({ maternalState }: WithState): number | null {
  if (maternalState === 'pregnant') return null;
  return (maternalState && additionalKcal[maternalState]) ?? 0;
}

/** The state of a dietary profile, for a visit that has none; null for neither. */
export function profileState({
  isPregnant,
  isLactating,
}: Pick<DietaryProfile, 'isPregnant' | 'isLactating'>): MaternalState | null {
  if (isPregnant) return 'pregnant';
  return isLactating ? 'lactating' : null;
}

/** The visit with the state of the profile when it has none. */
export function withProfileState<Content extends WithState>(
  content: Content,
  profile: Pick<DietaryProfile, 'isPregnant' | 'isLactating'>,
): Content {
  return { ...content, maternalState: content.maternalState ?? profileState(profile) };
}

/** Whether a visit and the profile agree on pregnancy, breastfeeding or neither; the profile does not know the trimester. */
export function hasStateOf(content: WithState, profile: Pick<DietaryProfile, 'isPregnant' | 'isLactating'>): boolean {
  const ofProfile = profileState(profile);
  const isPregnant = ofProfile === 'pregnant';
  const isLactating = ofProfile === 'lactating';
  return isOfPregnancy(content) === isPregnant && (content.maternalState === 'lactating') === isLactating;
}
