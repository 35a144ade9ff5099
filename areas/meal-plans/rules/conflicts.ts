import { limits, type StoredComponent, type UsedAliment } from '#areas/aliments/contract.ts';
import { type Conflict, conflictLevels, type DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import {
  conflictsOf,
  isAgainst,
  isMedicalDiet,
  isWarning,
  levelOf,
  needsConfirmation,
  needsNote,
  worstOf,
} from '#areas/dietary-profiles/rules/conflicts.ts';
import { conflictKeys, isExplainedByNote, isMaternalKey } from '#areas/dietary-profiles/rules/explained.ts';
import type { ConfirmedCause, GivenConfirmation } from '../contract/allergy-confirmations.ts';
import type { FoodConflict } from '../contract/assigned.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { causeOf, type Confirmation, type FoodUse, isExplainedInUses } from './confirmed.ts';
import { alimentIdsOf, componentsOf, mapComponents } from './content.ts';

/**
 * The foods of a meal plan, also alternatives, that the client must not or does not eat; the worst first. A conflict that `confirmed`
 * settles counts as explained.
 */
export function mealPlanConflicts(
  content: MealPlanContent,
  profile: DietaryProfile,
  confirmed: readonly Confirmation[] = [],
): FoodConflict[] {
  const uses = usesByFood(content);
  return content.aliments
    .flatMap((aliment) => foodConflict(aliment, uses.get(aliment.id) ?? [], profile, confirmed) ?? [])
    .toSorted((one, other) => conflictLevels.indexOf(one.level) - conflictLevels.indexOf(other.level));
}

/** The conflict of a food that these components have, also as an alternative; null without one. */
export function foodConflict(
  aliment: UsedAliment,
  components: readonly NonNullable<FoodUse['planned']>[],
  profile: DietaryProfile,
  confirmed: readonly Confirmation[] = [],
): FoodConflict | null {
  const reasons = conflictsOf(aliment, profile);
  const worst = worstOf(reasons);
  if (!worst) return null;
  const { id: alimentId, name, name_en, category } = aliment;
  const uses = components.map((planned) => ({ planned, confirmed }));
  const areExplained = (some: readonly Conflict[]) => some.length > 0 && isExplainedInUses(alimentId, some, uses);
  return {
    ...{ alimentId, name, name_en, category, level: levelOf(worst), reasons },
    isExplained: areExplained(reasons.filter(isWarning)),
    ...(areExplained(reasons.filter(isAgainst)) && { isNoted: true }),
  };
}

/** The conflicts that a note must explain before the client gets the meal plan. */
export function openConflicts(conflicts: readonly FoodConflict[]): FoodConflict[] {
  return conflicts.filter(({ level, isNoted }) => needsNote(level) && !isNoted);
}

/**
 * The foods with an allergen of the client that a note explains: they are listed before a publication all the same, with who
 * confirmed them.
 */
export function notedAllergies(conflicts: readonly FoodConflict[]): FoodConflict[] {
  const isOfAllergy = (reason: Conflict) => reason.kind === 'allergen' && needsConfirmation(reason);
  return conflicts.filter(({ isNoted, reasons }) => isNoted && reasons.some(isOfAllergy));
}

/** A food that a client may eat only once a professional has confirmed it for their allergy, pregnancy, breastfeeding or age. */
export interface AllergyOfFood extends Pick<FoodConflict, 'alimentId' | 'name' | 'name_en'> {
  allergen: ConfirmedCause;
  strength: string;
  /** Set when the client is a minor, which the group is for. */
  isOfMinor?: true;
}

/** The foods that need a confirmation, once for each allergen or group of foods, also those with a note. */
export function allergiesToConfirm(conflicts: readonly FoodConflict[]): AllergyOfFood[] {
  return conflicts.flatMap(({ alimentId, name, name_en, reasons }) =>
    reasons.filter(needsConfirmation).map((one) => ({
      ...{ alimentId, name, name_en, allergen: causeOf(one), strength: one.strength },
      ...(isOfMinor(one) && { isOfMinor: true }),
    })),
  );
}

/** Whether the conflict is with the age of a minor. */
export function isOfMinor(conflict: Conflict): boolean {
  return conflict.kind === 'state' && conflict.state === 'minor';
}

/**
 * The last confirmation of a food for each allergen that needs one, of `given` with the newest first. `isValid`: it still holds for the
 * present profile and for how the food has the allergen.
 */
export function lastConfirmations(
  { alimentId, conflicts }: { alimentId: string; conflicts: readonly Conflict[] },
  given: readonly GivenConfirmation[],
): (GivenConfirmation & { isValid: boolean; isOfMinor: boolean })[] {
  return conflicts.filter(needsConfirmation).flatMap((conflict) => {
    const last = given.find((one) => one.alimentId === alimentId && one.allergen === causeOf(conflict));
    if (!last) return [];
    return { ...last, isValid: last.isCurrent && last.strength === conflict.strength, isOfMinor: isOfMinor(conflict) };
  });
}

/** A food with what is still to be checked of it, and in `noted` what a note explains. */
export interface PartlyNoted extends FoodConflict {
  noted?: Conflict[];
}

/**
 * The conflicts of which the client is warned although they need no note: what must be checked before they eat the food, also beside
 * reasons against it that a note explains.
 */
export function doubtfulConflicts(conflicts: readonly FoodConflict[]): PartlyNoted[] {
  return conflicts
    .filter(({ level, isExplained, isNoted }) => (level === 'doubtful' || isNoted) && !isExplained)
    .map((one) => ({
      ...one,
      level: 'doubtful',
      reasons: one.reasons.filter((reason) => !isAgainst(reason)),
      ...(one.isNoted && { noted: one.reasons.filter(isAgainst) }),
    }));
}

/**
 * The gravest first: `contains` an allergen of the client, `traces` of one or a name that names it, with an allergy, each also of gluten
 * with coeliac disease, `check` what must be checked before the client eats it, `unwanted` by the diet or the exclusions of the client.
 */
const gravities = ['contains', 'traces', 'check', 'unwanted'] as const;
type Gravity = (typeof gravities)[number];

/** The conflicts by what their gravest reason asks for, the gravest first. */
export function groupedByGravity<Food extends FoodConflict>(
  conflicts: readonly Food[],
): { gravity: Gravity; foods: Food[] }[] {
  const groups = Map.groupBy(conflicts, gravityOf);
  return gravities.flatMap((gravity) => {
    const foods = groups.get(gravity);
    return foods ? [{ gravity, foods }] : [];
  });
}

function gravityOf({ reasons }: FoodConflict): Gravity {
  if (reasons.some(isContained)) return 'contains';
  const levels = reasons.map(levelOf);
  if (levels.includes('forbidden') || reasons.some((one) => one.kind === 'diet' && one.isTraces)) return 'traces';
  if (reasons.some((one) => one.kind === 'diet' && one.isKnown && isMedicalDiet(one.diet))) return 'unwanted';
  return levels.includes('doubtful') ? 'check' : 'unwanted';
}

/** Whether the food contains an allergen of the client, or gluten with coeliac disease. */
function isContained(conflict: Conflict): boolean {
  if (conflict.kind === 'diet') return conflict.diet === 'gluten_free' && conflict.isKnown;
  return conflict.kind === 'allergen' && conflict.strength === 'contains';
}

/** The positions of the days that have a food, also as an alternative, by its id. */
export function daysWithFoods(content: MealPlanContent): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>();
  for (const [position, day] of content.days.entries())
    for (const id of alimentIdsOf({ days: [day] })) {
      const known = positions.get(id);
      if (known) known.push(position);
      else positions.set(id, [position]);
    }
  return positions;
}

/**
 * The content with the note at each component that has one of the foods, also as an alternative, and whose own note does not explain
 * yet why the food is forbidden or unwanted: it follows that one. It does not explain what is to be checked.
 */
export function withConflictNote(
  content: MealPlanContent,
  conflicts: readonly Pick<FoodConflict, 'alimentId' | 'reasons'>[],
  note: string,
): MealPlanContent {
  const reasonsOf = new Map(conflicts.map(({ alimentId, reasons }) => [alimentId, reasons]));
  const withNote = (component: StoredComponent): StoredComponent => {
    const conflictsOfFoods = foodsOf(component).map((id) => [id, reasonsOf.get(id) ?? []] as const);
    const isOpen = conflictsOfFoods.some(([id, reasons]) =>
      reasons.some((reason) => isAgainst(reason) && !isExplainedByNote(component, id, reason)),
    );
    return isOpen ? explainedComponent(component, conflictsOfFoods, note) : component;
  };
  return { ...content, days: content.days.map((day) => mapComponents(day, withNote)) };
}

function explainedComponent(
  component: StoredComponent,
  conflictsOfFoods: readonly (readonly [alimentId: string, reasons: readonly Conflict[]])[],
  note: string,
): StoredComponent {
  const { conflictNote: known, explainedConflicts = [] } = component;
  const foods = foodsOf(component);
  const stillExplained = known === '' ? [] : explainedConflicts.filter((key) => foods.some((id) => key.startsWith(id)));
  const keys = conflictsOfFoods.flatMap(([id, reasons]) => conflictKeys(id, reasons.filter(isAgainst)));
  return {
    ...component,
    conflictNote: known.split('\n').includes(note) ? known : joinedNotes(known, note),
    explainedConflicts: [...new Set([...stillExplained, ...keys])],
  };
}

/** Both notes in lines of their own, cut to the limit of one. */
export function joinedNotes(known: string, added: string): string {
  return [known, added].filter(Boolean).join('\n').slice(0, limits.conflictNote);
}

/** The content without the notes that explain why a client eats a food. */
export function withoutConflictNotes<Content extends Pick<MealPlanContent, 'days'>>(content: Content): Content {
  const withoutNote = ({ explainedConflicts: _, ...component }: StoredComponent): StoredComponent => ({
    ...component,
    conflictNote: '',
  });
  return { ...content, days: content.days.map((day) => mapComponents(day, withoutNote)) };
}

/** The content without the keys of conflicts that reveal pregnancy or breastfeeding. */
export function withoutMaternalKeys<Content extends Pick<MealPlanContent, 'days'>>(content: Content): Content {
  const withoutKeys = ({ explainedConflicts, ...component }: StoredComponent): StoredComponent => ({
    ...component,
    ...(explainedConflicts && { explainedConflicts: explainedConflicts.filter((key) => !isMaternalKey(key)) }),
  });
  return { ...content, days: content.days.map((day) => mapComponents(day, withoutKeys)) };
}

/** The components that have each food, also as an alternative. */
function usesByFood(content: MealPlanContent): ReadonlyMap<string, StoredComponent[]> {
  const uses = new Map<string, StoredComponent[]>();
  for (const component of componentsOf(content))
    for (const id of foodsOf(component)) {
      const known = uses.get(id);
      if (known) known.push(component);
      else uses.set(id, [component]);
    }
  return uses;
}

function foodsOf({ alimentId, alternatives }: StoredComponent): string[] {
  return [alimentId, ...alternatives.map((one) => one.alimentId)];
}
