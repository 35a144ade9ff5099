import { batchesOf, lockTemplateWithCopies, type TemplateCopy } from '#areas/assignments/server/public.ts';
import { findWithheldClients } from '#areas/clients/server/public.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { findReadableProfiles } from '#areas/dietary-profiles/server/public.ts';
import {
  conflictingNotesShown,
  type FoodConflict,
  maxChanges,
  type MealPlanUpdate,
  type UncheckedText,
} from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanConflicts, openConflicts } from '../../rules/conflicts.ts';
import { diffContents } from '../../rules/diff-contents.ts';
import { changesNotBrought, withTemplateMerged } from '../../rules/template-update.ts';
import { broughtTexts, uncheckedTexts } from '../../rules/unchecked-texts.ts';
import { newId } from '#shell/common/ids.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { contentOf, getDocument, saveDocument } from '#shell/server/documents/document.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { mealPlanDocument, withPresentDeclarations } from '../document.ts';
import { insertContent } from '../store/copies.ts';
import { type CopyContents, findCopyContents, mealPlanCopies, syncedColumns } from '../store/template-copies.ts';
import { contentWithNotes } from './conflicts.ts';
import { waitForCorrections } from './corrected-foods.ts';

/** Number of copies whose documents are loaded at once, which bounds memory. */
const copiesAtOnce = 10;

/** Lists the copies that have not ended, with the changes that an update from the template would make. */
export async function listCopyUpdates(
  scope: Scope,
  { id }: { id: string },
): Promise<{ version: number; copies: MealPlanUpdate[] }> {
  const { version, content } = await getDocument(scope, mealPlanDocument, id);
  const template = await withPresentDeclarations(scope, content);
  const copies = await mealPlanCopies.find(scope, id);
  const withheld = await findWithheldClients(
    scope,
    copies.map(({ clientId }) => clientId),
  );
  const yieldToOthers = createYield();
  const listed: MealPlanUpdate[] = [];
  for (const batch of batchesOf(copies, copiesAtOnce)) {
    const { contents, profiles } = await findOutdated(scope, batch);
    for (const copy of batch) {
      const isUnchecked = withheld.has(copy.clientId);
      const update = updateOf(copy, {
        template,
        contents: contents.get(copy.id),
        profile: profiles.get(copy.clientId),
      });
      listed.push({ ...update, isUnchecked });
      await yieldToOthers();
    }
  }
  return { version, copies: listed };
}

/**
 * Merges the changes of the template into the chosen copies. What was changed by hand in a copy stays. Refuses all when the
 * template or one of the copies has another version, and when a food that is forbidden or unwanted for a client has no note. The
 * clients see the changes when the copies are published again.
 */
export async function updateCopies(
  scope: Scope,
  { conflictNote, ...request }: ParsedRequest<typeof mealPlanRoutes.updateCopies>,
): Promise<{ updated: number }> {
  await waitForCorrections(scope, [request.id]);
  const kind = { document: mealPlanDocument, store: mealPlanCopies };
  const { template, copies } = await lockTemplateWithCopies(scope, kind, request);
  const outdated = copies.filter(({ isOutdated }) => isOutdated);
  if (outdated.length === 0) return { updated: 0 };
  const baseId = newId();
  await insertContent(scope, baseId, template.content);
  for (const batch of batchesOf(outdated, copiesAtOnce)) {
    const { contents, profiles } = await findOutdated(scope, batch);
    for (const copy of batch)
      await updateCopy(scope, copy, {
        template,
        baseId,
        contents: contents.get(copy.id),
        profile: profiles.get(copy.clientId),
        conflictNote,
      });
  }
  return { updated: outdated.length };
}

interface Outdated {
  contents: ReadonlyMap<string, CopyContents>;
  /** The profiles of the clients, by client. */
  profiles: ReadonlyMap<string, DietaryProfile>;
}

/** What the copies that the template has changes for contain, with the profiles of their clients. */
async function findOutdated(scope: Scope, copies: readonly TemplateCopy[]): Promise<Outdated> {
  const outdated = copies.filter(({ isOutdated }) => isOutdated);
  const clientIds = [...new Set(outdated.map(({ clientId }) => clientId))];
  const ids = outdated.map(({ id }) => id);
  const [contents, profiles] = await Promise.all([
    findCopyContents(scope, ids),
    findReadableProfiles(scope, clientIds),
  ]);
  return { contents, profiles };
}

/** The content of a copy before and after an update. */
interface Merged {
  before: MealPlanContent;
  after: MealPlanContent;
}

interface OfCopy {
  contents: CopyContents | undefined;
  profile: DietaryProfile | undefined;
}

function updateOf(
  { isOutdated, ...copy }: TemplateCopy,
  { template, contents, profile }: OfCopy & { template: MealPlanContent },
): Omit<MealPlanUpdate, 'isUnchecked'> {
  if (!isOutdated || !contents) return { ...copy, isOpen: true, changeCount: 0, changes: [], conflicts: [] };
  const { content: before, base } = contents;
  const after = withTemplateMerged(before, { template, base });
  const changes = diffContents(before, after);
  const conflicts = broughtConflicts({ before, after }, profile).slice(0, 100);
  const unchecked = broughtUnchecked({ before, after }, profile).slice(0, conflictingNotesShown);
  const staying = changesNotBrought(before, { template, base })?.slice(0, maxChanges);
  return {
    ...copy,
    isOpen: true,
    changeCount: changes.length,
    changes: changes.slice(0, maxChanges),
    ...(staying && { staying }),
    conflicts,
    ...(unchecked.length > 0 && { unchecked }),
  };
}

/** The conflicts without a note that an update brings; those that the copy has already are its own. */
function broughtConflicts({ before, after }: Merged, profile: DietaryProfile | undefined): FoodConflict[] {
  const open = profile ? openConflicts(mealPlanConflicts(after, profile)) : [];
  if (!profile || open.length === 0) return [];
  const known = new Set(openConflicts(mealPlanConflicts(before, profile)).map(({ alimentId }) => alimentId));
  return open.filter(({ alimentId }) => !known.has(alimentId));
}

/** The food without ingredients that an update brings. */
function broughtUnchecked({ before, after }: Merged, profile: DietaryProfile | undefined): UncheckedText[] {
  return profile ? broughtTexts(uncheckedTexts(before, profile), uncheckedTexts(after, profile)) : [];
}

interface Update extends OfCopy {
  template: { version: number; content: MealPlanContent };
  baseId: string;
  conflictNote: string | null;
}

async function updateCopy(scope: Scope, copy: TemplateCopy, update: Update): Promise<void> {
  const { template, baseId, contents, profile, conflictNote } = update;
  if (!contents) throw new Error(`updateCopy: no content of ${copy.id}`);
  const { content: before, base } = contents;
  const merged = withTemplateMerged(before, { template: template.content, base });
  const conflicts = broughtConflicts({ before, after: merged }, profile);
  const after = contentOf(mealPlanDocument, contentWithNotes(merged, conflicts, conflictNote));
  const { id, wasEditedByHand } = copy;
  const columns = syncedColumns({ templateVersion: template.version, baseId, wasEditedByHand });
  await saveDocument(scope, mealPlanDocument, { id, startsSession: true, columns }, { before, after });
}
