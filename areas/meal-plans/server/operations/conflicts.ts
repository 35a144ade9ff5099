import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { findReadableProfiles } from '#areas/dietary-profiles/server/public.ts';
import { mealPlanProblems } from '../../contract.ts';
import type { FoodConflict, NoteConflict, UncheckedText } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { mealPlanConflicts, openConflicts, withConflictNote } from '../../rules/conflicts.ts';
import { noteConflicts } from '../../rules/note-conflicts.ts';
import { uncheckedTexts } from '../../rules/unchecked-texts.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { mealPlanDocument, withPresentDeclarations } from '../document.ts';

/** The conflicts of a meal plan with the profile of each client; clients without any are left out. */
export async function findConflicts(
  scope: Scope,
  content: MealPlanContent,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, FoodConflict[]>> {
  return conflictsWith(content, await findReadableProfiles(scope, clientIds));
}

export interface StoredConflicts {
  content: MealPlanContent;
  profiles: ReadonlyMap<string, DietaryProfile>;
  conflicts: ReadonlyMap<string, FoodConflict[]>;
}

/**
 * The same for a stored meal plan, with its content. Without a profile of these clients the content is not read, which for a
 * large meal plan takes longer than assigning it.
 */
export async function findStoredConflicts(
  scope: Scope,
  id: string,
  clientIds: readonly string[],
): Promise<StoredConflicts | undefined> {
  const profiles = await findReadableProfiles(scope, clientIds);
  if (profiles.size === 0) return;
  const { content } = await getDocument(scope, mealPlanDocument, id);
  return { content, profiles, conflicts: await conflictsWith(content, profiles) };
}

/** The same for the assignment of a template that is previewed, which corrects it first when it waits for that. */
export async function findPreviewedConflicts(
  scope: Scope,
  templateId: string,
  clientIds: readonly string[],
): Promise<StoredConflicts | undefined> {
  const profiles = await findReadableProfiles(scope, clientIds);
  if (profiles.size === 0) return;
  const content = await readPreviewed(scope, templateId);
  return { content, profiles, conflicts: await conflictsWith(content, profiles) };
}

/** The content of a template as its copies would get it. */
export async function readPreviewed(scope: Scope, templateId: string): Promise<MealPlanContent> {
  const { content } = await getDocument(scope, mealPlanDocument, templateId);
  return withPresentDeclarations(scope, content);
}

/** The foods in the notes of a meal plan that the profile of each client speaks against; clients without any are left out. */
export async function findNoteConflicts({
  content,
  profiles,
}: Pick<StoredConflicts, 'content' | 'profiles'>): Promise<ReadonlyMap<string, NoteConflict[]>> {
  return withEachProfile(profiles, (profile) => noteConflicts(content, profile));
}

/** The food without ingredients that is not checked for the allergies of each client; clients without any are left out. */
export async function findUncheckedTexts({
  content,
  profiles,
}: Pick<StoredConflicts, 'content' | 'profiles'>): Promise<ReadonlyMap<string, UncheckedText[]>> {
  return withEachProfile(profiles, (profile) => uncheckedTexts(content, profile));
}

function conflictsWith(
  content: MealPlanContent,
  profiles: ReadonlyMap<string, DietaryProfile>,
): Promise<Map<string, FoodConflict[]>> {
  return withEachProfile(profiles, (profile) => mealPlanConflicts(content, profile));
}

/** What is found for each client; those for whom there is nothing are left out. */
async function withEachProfile<One>(
  profiles: ReadonlyMap<string, DietaryProfile>,
  conflictsFor: (profile: DietaryProfile) => One[],
): Promise<Map<string, One[]>> {
  const yieldToOthers = createYield();
  const found = new Map<string, One[]>();
  for (const [clientId, profile] of profiles) {
    const conflicts = conflictsFor(profile);
    if (conflicts.length > 0) found.set(clientId, conflicts);
    await yieldToOthers();
  }
  return found;
}

/** Foods that a refusal names. */
const foodsNamed = 3;

/** The values of a refusal that says how many foods it does not name; none for no such food. */
export function unnamed(count: number): { context?: 'more'; count?: number } {
  return count > 0 ? { context: 'more', count } : {};
}

/**
 * The content for a client with these conflicts: the same one when each conflict has a note, otherwise with `note` at the food.
 * Throws `conflicts` when the note is missing.
 */
export function contentWithNotes(
  content: MealPlanContent,
  conflicts: readonly FoodConflict[],
  note: string | null,
): MealPlanContent {
  const open = openConflicts(conflicts);
  if (open.length === 0) return content;
  if (!note) {
    const names = open.slice(0, foodsNamed).map(({ name, name_en }) => name || name_en);
    throw new Problem(mealPlanProblems.conflicts, {
      field: 'conflictNote',
      values: { names: names.join(', '), ...unnamed(open.length - foodsNamed) },
      data: { conflicts: open },
    });
  }
  return withConflictNote(content, open, note);
}
