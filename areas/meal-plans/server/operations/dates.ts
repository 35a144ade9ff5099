import { mealPlanProblems } from '../../contract.ts';
import type { MealPlanAssignment } from '../../contract/assigned.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import { addDays, daysBetween, todayIn } from '#shell/common/dates.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { lockDocument } from '#shell/server/documents/store.ts';
import { publish } from '#shell/server/events.ts';
import { mealPlanDocument } from '../document.ts';
import { mealPlanSaved } from '../events.ts';
import { emitMealPlansChanged } from '../live.ts';
import { saveDates } from '../store/copies.ts';
import {
  type DatedVersion,
  deleteReplaced,
  findPublishedFrom,
  insertPublished,
  markPublishedContent,
} from '../store/published.ts';
import { correctEnded, waitForCorrections } from './corrected-foods.ts';
import { getAssignment } from './lists.ts';

/**
 * Changes the first day and the note of a copy. What is published moves too: from today on, or from the first day when the client
 * had nothing yet, its days are counted from the new first day. Days of the past do not change.
 */
export async function saveMealPlanDates(
  scope: Scope,
  { id, version, startsOn, note }: ParsedRequest<typeof mealPlanRoutes.updateUserMealPlanDate>,
): Promise<{ copy: MealPlanAssignment }> {
  await waitForCorrections(scope, [id]);
  found(await lockDocument(scope, mealPlanDocument, id));
  const { copy } = await getAssignment(scope, { id });
  if (copy.version !== version) throw new Problem(commonProblems.version_conflict, { data: { copy } });
  const isMoved = startsOn !== copy.startsOn;
  const today = todayIn(scope.caller.timeZone);
  const published = isMoved ? await findPublishedFrom(scope, id, today) : [];
  if (published.length > 0 && startsOn < today) throw new Problem(mealPlanProblems.in_the_past, { field: 'startsOn' });

  await saveDates(scope, id, { startsOn, note });
  if (published.length > 0) {
    await movePublished(scope, copy, { published, startsOn, today });
    await correctEnded(scope, copy);
    await markPublishedContent(scope, id);
  }
  await emitMealPlansChanged(scope, [id], { tellsClients: true });
  await publish(scope, mealPlanSaved, { mealPlanId: id });
  return getAssignment(scope, { id });
}

interface Move {
  /** The version of today and those that start later. */
  published: readonly DatedVersion[];
  startsOn: string;
  today: string;
}

/**
 * Publishes the same contents with the new first day: the one of today from today on, later ones on their day. Those of a copy that
 * has not begun move by as many days as its start.
 */
async function movePublished(scope: Scope, copy: MealPlanAssignment, { published, startsOn, today }: Move) {
  const movedDays = daysBetween(copy.startsOn, startsOn);
  const hasBegun = published.some((one) => one.startsOn <= today && one.firstDayOn <= today);
  const inserted: { id: string }[] = [];
  for (const { startsOn: previous, contentId, duration, version } of published) {
    const moved = hasBegun ? previous : addDays(previous, movedDays);
    const rows = await insertPublished(scope, [copy.id], {
      contentId,
      duration,
      version: version === copy.version ? version + 1 : version,
      startsOn: moved < today ? today : moved,
      firstDayOn: startsOn,
    });
    inserted.push(...rows);
  }
  await deleteReplaced(scope, [copy.id], { ids: inserted.map(({ id }) => id), from: today, today });
}
