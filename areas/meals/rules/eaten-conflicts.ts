import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import type { Conflict, Declaration, DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { CheckedAliment } from '#areas/dietary-profiles/rules/checked-aliment.ts';
import { conflictsOf, isAgainst, isMedicalDiet } from '#areas/dietary-profiles/rules/conflicts.ts';
import { withDeclaredStates } from '#areas/dietary-profiles/rules/declared-states.ts';
import { isExplainedByNote } from '#areas/dietary-profiles/rules/explained.ts';
import type { StateConflict } from '#areas/dietary-profiles/rules/state-conflicts.ts';
import type { MealPlanContent } from '#areas/meal-plans/contract/document.ts';
import { type isConfirmed, isConfirmedConflict } from '#areas/meal-plans/rules/confirmed.ts';
import { findMeal } from '#areas/meal-plans/rules/content.ts';
import { conflictsNamedBesides } from '#areas/meal-plans/rules/note-conflicts.ts';
import { uncountedLines } from '#areas/meal-plans/rules/uncounted-lines.ts';
import type { MealEntry } from '../contract.ts';
import type { EatenConflict, EatenNoteConflict } from '../contract/eaten-conflicts.ts';

type Report = Pick<MealEntry, 'mealId' | 'state' | 'swaps'>;
type Entry = Report & Pick<MealEntry, 'note' | 'otherNotes'>;

type Eaten = Omit<EatenConflict, 'entryId'>;

/**
 * The foods that a client ate at a reported meal although the profile is against them, each once. Of a food whose conflicts a note of the
 * meal plan explains only those of health are named, as confirmed: the professional knows of it. What was eaten at a free meal is unknown.
 */
export function eatenConflicts(report: Report, content: MealPlanContent, profile: DietaryProfile): Eaten[] {
  return eatenFoods(report, content, { reasonsOf: (aliment) => conflictsOf(aliment, profile).filter(isAgainst) });
}

/** What the reader may know of the client when they ate. */
interface KnownStates {
  profile: DietaryProfile;
  /** Declarations of pregnancy or breastfeeding that count although the profile does not state them. */
  declared: readonly Declaration[];
  /** What professionals confirmed for this meal plan. */
  confirmed: Parameters<typeof isConfirmed>[1];
}

/**
 * The same with the foods that are not eaten in pregnancy, while breastfeeding or by minors, for professionals. Of a meal that was not
 * reported and whose note names a symptom, the planned or chosen foods.
 */
export function eatenConflictsWithStates(
  entry: Entry,
  content: MealPlanContent,
  { profile, declared, confirmed }: KnownStates,
): Eaten[] {
  const assumed = withDeclaredStates(profile, declared);
  const isStated = ({ state }: StateConflict) =>
    state === 'minor' || (state === 'pregnant' ? profile.isPregnant : profile.isLactating);
  const isPlanned = entry.state === 'planned' && namesSymptom(textsOf(entry));
  const found = eatenFoods(isPlanned ? { ...entry, state: 'swapped' } : entry, content, {
    reasonsOf: (aliment) => conflictsOf(aliment, assumed).filter((one) => isAgainst(one) || one.kind === 'state'),
    isConfirmedFor: (alimentId, one) =>
      one.kind === 'state' && isStated(one) && isConfirmedConflict(alimentId, one, confirmed),
  });
  const isOfDeclared = (one: Conflict) => one.kind === 'state' && !isStated(one);
  return found.map((one) => ({
    ...one,
    ...(one.reasons.some(isOfDeclared) && { isDeclared: true }),
    ...(isPlanned && { isPlanned }),
  }));
}

function textsOf({ note, otherNotes = [] }: Pick<MealEntry, 'note' | 'otherNotes'>): string {
  return [note, ...otherNotes].join('\n');
}

/**
 * The foods that the note of a reported meal names besides the foods of the meal, and that the profile speaks against. The foods of a
 * skipped meal were not eaten, so its note speaks of others.
 */
export function conflictsOfNote(
  { state, mealId, swaps, ...notes }: MealEntry,
  content: MealPlanContent,
  profile: DietaryProfile,
): Omit<EatenNoteConflict, 'entryId'>[] {
  const texts = textsOf(notes);
  if (texts === '') return [];
  const library = alimentsById(content.aliments);
  const planned = findMeal(content, mealId)?.mealComponents.flatMap(({ components }) => components) ?? [];
  const foods = [
    ...planned.map((one) => resolvedComponent(one, library).aliment),
    ...swaps.map(({ aliment }) => aliment),
  ];
  const names = state === 'skipped' ? [] : foods.flatMap(({ name, name_en }) => [name, name_en]);
  return conflictsNamedBesides(texts, names, profile).map(({ days: _, ...one }) => one);
}

/** The foods that the lines without food of an eaten meal name, such as “spaghetti alla carbonara”, and that the profile speaks against. */
export function conflictsOfLines(
  { state, mealId }: Pick<Report, 'state' | 'mealId'>,
  content: MealPlanContent,
  profile: DietaryProfile,
): Omit<EatenNoteConflict, 'entryId'>[] {
  const meal = findMeal(content, mealId);
  if (!meal || (state !== 'as_planned' && state !== 'swapped')) return [];
  const named = uncountedLines(meal).flatMap((one) => conflictsNamedBesides(one.line || one.line_en, [], profile));
  const byText = new Map(named.map(({ days: _, ...one }) => [one.text, { ...one, isLine: true }]));
  return [...byText.values()];
}

interface Checks {
  reasonsOf: (aliment: CheckedAliment) => Conflict[];
  /** Whether a professional decided that the client may eat a planned food in spite of the conflict, besides by a note. */
  isConfirmedFor?: (alimentId: string, reason: Conflict) => boolean;
}

function eatenFoods(
  { mealId, state, swaps }: Report,
  content: MealPlanContent,
  { reasonsOf, isConfirmedFor = () => false }: Checks,
): Eaten[] {
  if (state !== 'as_planned' && state !== 'swapped') return [];
  const library = alimentsById(content.aliments);
  const meal = findMeal(content, mealId);
  // The food of a free meal stays stored, and the client does not see it.
  const stored = meal?.free_meal ? [] : (meal?.mealComponents.flatMap(({ components }) => components) ?? []);
  const found = new Map<string, Eaten>();
  for (const component of stored) {
    const swap = state === 'swapped' ? swaps.find(({ componentId }) => componentId === component.uuid) : undefined;
    const aliment = swap?.aliment ?? resolvedComponent(component, library).aliment;
    const isPlanned = swap?.alternativeId !== null;
    const { id: alimentId, name, name_en, category } = aliment;
    const isDecided = (one: Conflict) =>
      isPlanned && (isExplainedByNote(component, alimentId, one) || isConfirmedFor(alimentId, one));
    const all = reasonsOf(aliment);
    const isConfirmed = all.every(isDecided);
    const reasons = all.filter((one) => (isConfirmed ? isOfHealth(one) : one.kind !== 'state' || !isDecided(one)));
    const known = found.get(alimentId);
    if (reasons.length > 0 && (!known || (known.isConfirmed && !isConfirmed)))
      found.set(alimentId, { alimentId, name, name_en, category, reasons, ...(isConfirmed && { isConfirmed }) });
  }
  return [...found.values()];
}

/**
 * Whether a food that was eaten on purpose may explain what the client feels: no taste and no conviction. Excluded words may be allergies
 * to foods that are none of the allergens, such as kiwi.
 */
function isOfHealth(conflict: Conflict): boolean {
  return conflict.kind === 'diet'
    ? isMedicalDiet(conflict.diet)
    : conflict.kind !== 'excluded' || conflict.by === 'word';
}
