import { mealPlanProblems } from '../../contract.ts';
import type { MealPlanAssignment } from '../../contract/assigned.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import { todayIn } from '#shell/common/dates.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { lockDocument } from '#shell/server/documents/store.ts';
import { publish } from '#shell/server/events.ts';
import { mealPlanDocument } from '../document.ts';
import { mealPlanSaved } from '../events.ts';
import { emitMealPlansChanged } from '../live.ts';
import { saveDates } from '../store/copies.ts';
import { findLastPublished, insertPublished } from '../store/published.ts';
import { getAssignment } from './lists.ts';

/**
 * Changes the first day and the note of a copy. What is published moves too: from today on, or from the first day when the client
 * had nothing yet, its days are counted from the new first day. Days of the past do not change.
 */
export async function saveMealPlanDates(
  scope: Scope,
  { id, version, startsOn, note }: ParsedRequest<typeof mealPlanRoutes.updateUserMealPlanDate>,
): Promise<{ copy: MealPlanAssignment }> {
  found(await lockDocument(scope, mealPlanDocument, id));
  const { copy } = await getAssignment(scope, { id });
  if (copy.version !== version) throw new Problem(commonProblems.version_conflict, { data: { copy } });
  const isMoved = startsOn !== copy.startsOn;
  const published = isMoved ? await findLastPublished(scope, id) : undefined;
  const today = todayIn(scope.caller.timeZone);
  if (published && startsOn < today) throw new Problem(mealPlanProblems.in_the_past, { field: 'startsOn' });

  await saveDates(scope, id, { startsOn, note });
  if (published) {
    const hasBegun = published.startsOn <= today && published.firstDayOn <= today;
    await insertPublished(scope, [id], {
      contentId: published.contentId,
      duration: published.duration,
      version: copy.hasUnpublishedChanges ? published.version : copy.version + 1,
      startsOn: hasBegun ? today : startsOn,
      firstDayOn: startsOn,
      today,
    });
  }
  await emitMealPlansChanged(scope, [id], { tellsClients: true });
  await publish(scope, mealPlanSaved, { mealPlanId: id });
  return getAssignment(scope, { id });
}
