import { batchesOf, lockTemplateWithCopies, type TemplateCopy } from '#areas/assignments/server/public.ts';
import { maxChanges, type MealPlanUpdate } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import { diffContents } from '../../rules/diff-contents.ts';
import { withTemplateMerged } from '../../rules/template-update.ts';
import { newId } from '#shell/common/ids.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { contentOf, getDocument, saveDocument } from '#shell/server/documents/document.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { mealPlanDocument } from '../document.ts';
import { insertContent } from '../store/copies.ts';
import { type CopyContents, findCopyContents, mealPlanCopies, syncedColumns } from '../store/template-copies.ts';

/** Number of copies whose documents are loaded at once, which bounds memory. */
const copiesAtOnce = 10;

/** Lists the copies that have not ended, with the changes that an update from the template would make. */
export async function listCopyUpdates(
  scope: Scope,
  { id }: { id: string },
): Promise<{ version: number; copies: MealPlanUpdate[] }> {
  const template = await getDocument(scope, mealPlanDocument, id);
  const copies = await mealPlanCopies.find(scope, id);
  const yieldToOthers = createYield();
  const listed: MealPlanUpdate[] = [];
  for (const batch of batchesOf(copies, copiesAtOnce)) {
    const contents = await findCopyContents(scope, outdatedIds(batch));
    for (const copy of batch) {
      listed.push(updateOf(copy, template.content, contents.get(copy.id)));
      await yieldToOthers();
    }
  }
  return { version: template.version, copies: listed };
}

/**
 * Merges the changes of the template into the chosen copies. What was changed by hand in a copy stays. Refuses all when the
 * template or one of the copies has another version. The clients see the changes when the copies are published again.
 */
export async function updateCopies(
  scope: Scope,
  request: ParsedRequest<typeof mealPlanRoutes.updateCopies>,
): Promise<{ updated: number }> {
  const kind = { document: mealPlanDocument, store: mealPlanCopies };
  const { template, copies } = await lockTemplateWithCopies(scope, kind, request);
  const outdated = copies.filter(({ isOutdated }) => isOutdated);
  if (outdated.length === 0) return { updated: 0 };
  const baseId = newId();
  await insertContent(scope, baseId, template.content);
  for (const batch of batchesOf(outdated, copiesAtOnce)) {
    const contents = await findCopyContents(scope, outdatedIds(batch));
    for (const copy of batch) await updateCopy(scope, copy, { template, baseId, contents: contents.get(copy.id) });
  }
  return { updated: outdated.length };
}

function outdatedIds(copies: readonly TemplateCopy[]): string[] {
  return copies.filter(({ isOutdated }) => isOutdated).map(({ id }) => id);
}

function updateOf(
  { isOutdated, ...copy }: TemplateCopy,
  template: MealPlanContent,
  contents: CopyContents | undefined,
): MealPlanUpdate {
  if (!isOutdated || !contents) return { ...copy, isOpen: true, changeCount: 0, changes: [] };
  const changes = diffContents(
    contents.content,
    withTemplateMerged(contents.content, { template, base: contents.base }),
  );
  return { ...copy, isOpen: true, changeCount: changes.length, changes: changes.slice(0, maxChanges) };
}

interface Update {
  template: { version: number; content: MealPlanContent };
  baseId: string;
  contents: CopyContents | undefined;
}

async function updateCopy(scope: Scope, copy: TemplateCopy, { template, baseId, contents }: Update): Promise<void> {
  if (!contents) throw new Error(`updateCopy: no content of ${copy.id}`);
  const { content: before, base } = contents;
  const after = contentOf(mealPlanDocument, withTemplateMerged(before, { template: template.content, base }));
  const { id, wasEditedByHand } = copy;
  const columns = syncedColumns({ templateVersion: template.version, baseId, wasEditedByHand });
  await saveDocument(scope, mealPlanDocument, { id, startsSession: true, columns }, { before, after });
}
