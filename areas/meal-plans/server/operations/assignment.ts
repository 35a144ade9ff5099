import {
  type Copy,
  endOverlappingCopies,
  findOverlap,
  findRecipients,
  requireRecipients,
} from '#areas/assignments/server/public.ts';
import { assertClientLimit } from '#areas/clients/server/public.ts';
import { mealPlanProblems } from '../../contract.ts';
import { maxConflictingClients, type MealPlanAssignPreview } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import { openConflicts } from '../../rules/conflicts.ts';
import { mealComponentsOf } from '../../rules/content.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import { mealPlanDocument } from '../document.ts';
import { emitMealPlansChanged } from '../live.ts';
import {
  archiveStarted,
  copyContent,
  deleteIfUnused,
  findClientNames,
  insertContent,
  insertCopies,
  setContent,
} from '../store/copies.ts';
import { contentWithNotes, findConflicts } from './conflicts.ts';
import { publishCopies } from './publish.ts';
import { assertMayAssignMealPlans } from './qualification.ts';

type Assignment = ParsedRequest<typeof mealPlanRoutes.assign>;

/**
 * Creates one copy for each client, also for the members of the groups, and publishes it from the first day on, today at the
 * earliest. A copy references its template and does not change with it. `replace` ends the meal plans that overlap the first day.
 */
export async function assignMealPlan(scope: Scope, assignment: Assignment): Promise<{ copyIds: string[] }> {
  const { id, startsOn, note, overlap, isPublished, conflictNote } = assignment;
  const [clientIds, { content, version }] = await Promise.all([
    requireRecipients(scope, assignment),
    getDocument(scope, mealPlanDocument, id),
    assertClientLimit(scope, 0),
    assertMayAssignMealPlans(scope),
  ]);
  if (mealComponentsOf(content).length === 0) throw new Problem(mealPlanProblems.empty);
  if (content.isDraft && isPublished) throw new Problem(mealPlanProblems.draft);

  const copies = clientIds.map((clientId) => ({ id: newId(), clientId }));
  const contentId = newId();
  if (!(await copyContent(scope, contentId, { sourceId: id, version }))) await insertContent(scope, contentId, content);
  await insertCopies(scope, { sourceId: id, contentId, startsOn, note: note ?? '' }, copies);
  const byContent = await groupByContent(scope, { content, contentId, copies, conflictNote: conflictNote ?? null });
  if (overlap === 'replace') await replaceOthers(scope, copies, startsOn);
  if (isPublished)
    for (const { copies: ofContent, ...published } of byContent) {
      if (published.contentId !== contentId) await insertContent(scope, published.contentId, published.content);
      await publishCopies(scope, ofContent, { ...published, firstDayOn: startsOn });
    }
  await deleteIfUnused(scope, contentId);
  const copyIds = copies.map((copy) => copy.id);
  await emitMealPlansChanged(scope, copyIds, { tellsClients: true });
  return { copyIds };
}

/** Previews an assignment with the conflicts of each client. Without recipients the preview is empty, which is not a problem. */
export async function previewAssignment(
  scope: Scope,
  assignment: ParsedRequest<typeof mealPlanRoutes.previewAssign>,
): Promise<{ preview: MealPlanAssignPreview }> {
  const { id: templateId, startsOn } = assignment;
  const [clientIds, { content }] = await Promise.all([
    findRecipients(scope, assignment),
    getDocument(scope, mealPlanDocument, templateId),
  ]);
  const overlap = await findOverlap(scope, 'meal_plans', { templateId, clientIds, startsOn });
  const conflicts = [...(await findConflicts(scope, content, clientIds))];
  const open = conflicts.filter(([, foods]) => openConflicts(foods).length > 0);
  const listed = [...open, ...conflicts.filter((one) => !open.includes(one))].slice(0, maxConflictingClients);
  const names = await findClientNames(
    scope,
    listed.map(([clientId]) => clientId),
  );
  return {
    preview: {
      clients: clientIds.length,
      ...overlap,
      conflictingClients: open.length,
      conflicts: listed.map(([clientId, foods]) => ({
        clientId,
        clientName: names.get(clientId) ?? '',
        foods: foods.slice(0, 100),
      })),
    },
  };
}

interface NewCopies {
  content: MealPlanContent;
  contentId: string;
  copies: readonly Copy[];
  conflictNote: string | null;
}

/** The copies by their content: most have that of the template, those of clients with conflicts have notes. */
async function groupByContent(scope: Scope, { content, contentId, copies, conflictNote }: NewCopies) {
  const conflicts = await findConflicts(
    scope,
    content,
    copies.map(({ clientId }) => clientId),
  );
  const noted = new Map<string, { content: MealPlanContent; contentId: string; copies: Copy[] }>();
  const unchanged: Copy[] = [];
  for (const copy of copies) {
    const own = contentWithNotes(content, conflicts.get(copy.clientId) ?? [], conflictNote);
    if (own === content) unchanged.push(copy);
    else noted.set(copy.id, { content: own, contentId: newId(), copies: [copy] });
  }
  for (const [id, { content: own }] of noted) await setContent(scope, id, own);
  return [...(unchanged.length > 0 ? [{ content, contentId, copies: unchanged }] : []), ...noted.values()];
}

/** Ends the other meal plans of the clients, today at the earliest: what the client had stays. */
async function replaceOthers(scope: Scope, copies: readonly Copy[], startsOn: string): Promise<void> {
  const today = todayIn(scope.caller.timeZone);
  const from = startsOn > today ? startsOn : today;
  await archiveStarted(
    scope,
    copies.map(({ clientId }) => clientId),
    from,
  );
  await endOverlappingCopies(scope, 'meal_plans', copies, from);
}
