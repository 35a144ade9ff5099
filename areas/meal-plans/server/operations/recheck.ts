import { isDeepStrictEqual } from 'node:util';
import type { consentGiven } from '#areas/clients/server/public.ts';
import type { Conflict, DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { mustBeDecided } from '#areas/dietary-profiles/rules/conflicts.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { withoutMaternalConflicts } from '#areas/dietary-profiles/rules/state-conflicts.ts';
import { readDietaryProfile } from '#areas/dietary-profiles/server/public.ts';
import type { FoodConflict, NoteConflict } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { Confirmation } from '../../rules/confirmed.ts';
import { isOfMinor, mealPlanConflicts } from '../../rules/conflicts.ts';
import { noteConflicts } from '../../rules/note-conflicts.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import type { Language } from '#shell/common/fields.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type PayloadOf, publish } from '#shell/server/events.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { mealPlanConflictsFound } from '../events.ts';
import { findListed, type ListedFood, replaceConflicts } from '../store/conflicts.ts';
import { findContents, findPublishedFrom, findVersionsOf } from '../store/published.ts';
import { findCurrentConfirmations } from './allergy-confirmations.ts';

interface Changed {
  clientId: string;
  before: DietaryProfile;
  profile: DietaryProfile;
  /** The profile that the notes were checked against last, if it is another one than that of the foods. */
  notesBefore?: DietaryProfile;
}

/** Days ahead in which a published meal plan is checked. */
const checkedDays = 366;

/**
 * Checks what is published for today and later against a changed profile, stores the conflicts and publishes which foods are new ones,
 * also those that only notes for the client name. A note explains what conflicted when it was written, and a confirmation what it was given for, not
 * what the client has added since.
 */
export async function recheckMealPlans(scope: Scope, changed: Changed): Promise<void> {
  const { clientId, before, profile } = changed;
  const { contents, confirmations } = await findFollowed(scope, clientId);
  const conflicts = conflictsByContent(contents, profile, confirmations);
  const earlier = worstByFood(conflictsByContent(contents, before));
  const isNew = (food: FoodConflict) => isNewlyAgainst(food, earlier.get(food.alimentId)?.reasons);
  const listed = new Map((await findListed(scope, [clientId])).map(({ contentId, foods }) => [contentId, foods]));
  const isOpen = (contentId: string, food: FoodConflict) =>
    !(food.isExplained || food.isNoted) ||
    isNew(food) ||
    (listed.get(contentId) ?? []).some((one) => hasSameNames(one, food));
  const notes = noteNames(contents, changed);
  const stored = conflicts.map(({ contentId, foods }) => ({
    contentId,
    foods: [
      ...foods.filter((food) => isOpen(contentId, food)).map(listedFood),
      ...notesToList(notes.get(contentId) ?? [], listed.get(contentId) ?? []),
    ],
  }));
  await replaceConflicts(
    scope,
    clientId,
    stored.filter(({ foods }) => foods.length > 0),
  );
  const newNotes = [...notes.values()].flat().filter((one) => one.isNew);
  const foods = [
    ...[...worstByFood(conflicts).values()].filter(isNew).map(listedFood),
    ...new Map(newNotes.map(({ names }) => [names.name, names])).values(),
  ];
  const cause = before.isMinor === profile.isMinor ? 'profile' : 'minority';
  if (foods.length > 0) await publish(scope, mealPlanConflictsFound, { cause, clients: [{ clientId, foods }] });
}

/** Whether a food needs a note or a confirmation for a reason that is none of the known ones. */
export function isNewlyAgainst({ reasons }: FoodConflict, known: readonly Conflict[] = []): boolean {
  return reasons.some((reason) => mustBeDecided(reason) && !known.some((one) => isDeepStrictEqual(one, reason)));
}

/** A food as it is listed, without its reasons. */
export function listedFood({ name, name_en, reasons }: Pick<FoodConflict, 'name' | 'name_en' | 'reasons'>): ListedFood {
  return { name, name_en, ...onlyReasonOf(reasons) };
}

/** Says of the reasons that must be decided that all are about pregnancy or breastfeeding, or all about the age of a minor. */
function onlyReasonOf(reasons: readonly Conflict[]): Pick<ListedFood, 'isOfState' | 'isOfMinor'> {
  const decided = reasons.filter(mustBeDecided);
  if (decided.length === 0) return {};
  if (withoutMaternalConflicts(decided).length === 0) return { isOfState: true };
  return decided.every(isOfMinor) ? { isOfMinor: true } : {};
}

/** Conflicts are listed by the names of their foods. */
export function hasSameNames(one: ListedFood, other: ListedFood): boolean {
  return one.name === other.name && one.name_en === other.name_en;
}

/** Checks what was published while the consent to health data was withdrawn, which hid the profile. */
export async function recheckAfterConsent(
  scope: Scope,
  { clientId, purpose }: PayloadOf<typeof consentGiven>,
): Promise<void> {
  if (purpose !== 'health_data') return;
  const profile = await readDietaryProfile(scope, clientId);
  await recheckMealPlans(scope, { clientId, before: profile, profile, notesBefore: emptyProfile });
}

interface Followed {
  contents: ReadonlyMap<string, MealPlanContent>;
  /** The confirmations for each content that hold for the present profile. */
  confirmations: ReadonlyMap<string, readonly Confirmation[]>;
}

/** The contents of all versions that apply today or later. */
async function findFollowed(scope: Scope, clientId: string): Promise<Followed> {
  const today = todayIn(scope.caller.timeZone);
  const versions = await findVersionsOf(scope, { clientId, from: today, until: addDays(today, checkedDays) });
  const mealPlanIds = [...new Set(versions.map((version) => version.mealPlanId))];
  const mealPlanOf = new Map<string, string>();
  for (const mealPlanId of mealPlanIds)
    for (const { contentId } of await findPublishedFrom(scope, mealPlanId, today))
      mealPlanOf.set(contentId, mealPlanId);
  const confirmed = await findCurrentConfirmations(
    scope,
    mealPlanIds.map((mealPlanId) => ({ mealPlanId, clientId })),
  );
  return {
    contents: await findContents(scope, [...mealPlanOf.keys()]),
    confirmations: new Map([...mealPlanOf].map(([contentId, id]) => [contentId, confirmed.get(id) ?? []])),
  };
}

interface NamedNote {
  /** How the note is listed among the foods. */
  names: ListedFood;
  isNew: boolean;
}

/** What notes name against the profile, by content; new ones are those that were no conflict before. */
function noteNames(
  contents: ReadonlyMap<string, MealPlanContent>,
  { before, profile, notesBefore = before }: Changed,
): Map<string, NamedNote[]> {
  const named = [...contents].map(([contentId, content]): [string, NamedNote[]] => {
    const known = new Map(noteConflicts(content, notesBefore).map((one) => [one.text, one.reasons]));
    const notes = noteConflicts(content, profile).map(({ text, reasons }) => ({
      names: listedNote({ text, reasons }),
      isNew: reasons.some((reason) => !known.get(text)?.some((one) => isDeepStrictEqual(one, reason))),
    }));
    return [contentId, notes];
  });
  return new Map(named);
}

/** A note needs no reason why it stays, so it is listed from when it becomes a conflict until it is none, or another version is published. */
function notesToList(notes: readonly NamedNote[], listed: readonly ListedFood[]): ListedFood[] {
  return notes
    .filter(({ names, isNew }) => isNew || listed.some((one) => hasSameNames(one, names)))
    .map(({ names }) => names);
}

/** “noci 20 g (in a note)”, without the reasons. */
export function listedNote({ text, reasons }: Pick<NoteConflict, 'text' | 'reasons'>): ListedFood {
  const nameIn = (language: Language) => textsIn(language)('meal-plans:notes.listed', { text });
  return { name: nameIn('it'), name_en: nameIn('en'), ...onlyReasonOf(reasons) };
}

interface ContentConflicts {
  contentId: string;
  foods: FoodConflict[];
}

/** The foods of each content that the client must not or does not eat, also those with a note or a confirmation. */
function conflictsByContent(
  contents: ReadonlyMap<string, MealPlanContent>,
  profile: DietaryProfile,
  confirmations: Followed['confirmations'] = new Map(),
): ContentConflicts[] {
  return [...contents].map(([contentId, content]) => ({
    contentId,
    foods: mealPlanConflicts(content, profile, confirmations.get(contentId)).filter(({ reasons }) =>
      reasons.some(mustBeDecided),
    ),
  }));
}

function worstByFood(conflicts: readonly ContentConflicts[]): Map<string, FoodConflict> {
  return new Map(conflicts.flatMap(({ foods }) => foods.map((one) => [one.alimentId, one])));
}
