import { findWithheldClients } from '#areas/clients/server/public.ts';
import { limits, type StoredComponent } from '#areas/aliments/contract.ts';
import { isMaternalKey } from '#areas/dietary-profiles/rules/explained.ts';
import { mayReadStates } from '#areas/dietary-profiles/server/public.ts';
import type { PartChange } from '#shell/common/documents/changes.ts';
import { componentsOf } from '../rules/content.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { joinedNotes, withoutConflictNotes, withoutMaternalKeys } from '../rules/conflicts.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findAudience } from './store/meal-plans.ts';

/** Whether the caller may read every content of the client's meal plans as it is stored: nothing of it has to be looked through. */
export async function readsEverything(scope: Scope, clientId: string | null): Promise<boolean> {
  return (await mayReadStates(scope)) && !(await hidesConflictNotes(scope, clientId));
}

/** A content of the meal plan as the caller may read it. */
export async function readableContent<Content extends Pick<MealPlanContent, 'days'>>(
  scope: Scope,
  mealPlanId: string,
  content: Content,
): Promise<Content> {
  if (await hidesMealPlanNotes(scope, mealPlanId)) return withoutConflictNotes(content);
  const hasStates = componentsOf(content).some(({ explainedConflicts = [] }) => explainedConflicts.some(isMaternalKey));
  return hasStates && !(await mayReadStates(scope)) ? withoutMaternalKeys(content) : content;
}

/** The changes of a caller from whom the notes are hidden: a note that they write is added to the hidden one. */
export async function withHiddenNotesKept(
  scope: Scope,
  mealPlanId: string,
  changes: readonly PartChange[],
  before: Pick<MealPlanContent, 'days'>,
): Promise<PartChange[]> {
  const isOfNote = ({ fields }: PartChange) => fields && ('conflictNote' in fields || 'explainedConflicts' in fields);
  if (!changes.some(isOfNote) || !(await hidesMealPlanNotes(scope, mealPlanId))) return [...changes];
  const noted = componentsOf(before).filter(({ conflictNote }) => conflictNote !== '');
  const notedById = new Map(noted.map((component) => [component.uuid, component]));
  return changes.map((change) => {
    const hidden = notedById.get(change.id);
    return hidden && isOfNote(change)
      ? { ...change, fields: { ...change.fields, ...noteAfter(hidden, change) } }
      : change;
  });
}

/**
 * Cuts the joined note and keys to their limits. A typed note that is too long by itself, or is no text, stays for the validation to
 * refuse.
 */
function noteAfter({ conflictNote, explainedConflicts = [] }: StoredComponent, { fields }: PartChange) {
  const { conflictNote: typed = '', explainedConflicts: keys } = fields ?? {};
  const isJoined = typeof typed === 'string' && typed.length <= limits.conflictNote;
  return {
    conflictNote: isJoined ? joinedNotes(conflictNote, typed) : typed,
    explainedConflicts: [...new Set([...explainedConflicts, ...(Array.isArray(keys) ? keys : [])])].slice(
      0,
      limits.conflictsAComponent,
    ),
  };
}

async function hidesMealPlanNotes(scope: Scope, mealPlanId: string): Promise<boolean> {
  const [mealPlan] = await findAudience(scope, [mealPlanId]);
  return hidesConflictNotes(scope, mealPlan?.clientId ?? null);
}

/** Whether the notes about conflicts, which name allergies, are hidden from the caller: without the client's consent to health data. */
async function hidesConflictNotes(scope: Scope, clientId: string | null): Promise<boolean> {
  return clientId !== null && (await findWithheldClients(scope, [clientId])).size > 0;
}
