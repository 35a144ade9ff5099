import { type Component, UsedAliment } from '#areas/aliments/contract.ts';
import { alimentsById, resolvedComponent } from '#areas/aliments/rules/stored.ts';
import { findByIds } from '#areas/aliments/server/public.ts';
import { findClientZone, type Subject } from '#areas/clients/server/public.ts';
import { type ProfileHistory, readProfileHistory } from '#areas/dietary-profiles/server/public.ts';
import type { MealPlanContent, StoredMeal } from '#areas/meal-plans/contract/document.ts';
import { findMeal } from '#areas/meal-plans/rules/content.ts';
import { findPublishedOf, readMealPlanSettings } from '#areas/meal-plans/server/public.ts';
import {
  type Drink,
  limits,
  type MealEntry,
  mealProblems as problems,
  type MealReport,
  type Swap,
  type Sync,
  type SyncResult,
} from '../../contract.ts';
import { entriesWithoutNumbers } from '../../rules/hidden-numbers.ts';
import { eatenConflicts } from '../../rules/eaten-conflicts.ts';
import {
  hasSomethingToRead,
  hasSwaps,
  latestReports,
  type PartsOfReport,
  reportRefusal,
  withoutEatingAhead,
} from '../../rules/reports.ts';
import { swapRefusal } from '../../rules/swap-check.ts';
import { clockSkewMs, correctedInstant, correctedMoment, wrongClockMs } from '#shell/common/clock-skew.ts';
import { plainDateInZone, todayIn } from '#shell/common/dates.ts';
import type { ProblemKind } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as parts from '../store/day-parts.ts';
import * as store from '../store/entries.ts';
import { findEntries } from './diet.ts';
import { followChangedNotes } from './notes.ts';
import { type CheckedReport, publishReported, publishWithdrawnSymptoms, withUnreadSymptoms } from './symptoms.ts';

/**
 * Stores what a device has reported. What is not possible is refused part by part, so that one wrong report does not keep
 * the others on the device.
 */
export async function syncDiet(scope: Scope, subject: Subject, request: Sync): Promise<SyncResult> {
  const { timeZone } = scope.caller;
  const corrected = withCorrectedTimes(request, { timeZone, now: Date.now() });
  const { meals, drinks, shopping, ticks } = corrected;
  const { clientId } = subject;
  const today = todayIn(timeZone);
  const { checked, refused } = await checkReports(scope, subject, { reports: meals, today });
  const drunk = checkDrinks(drinks, today);
  const saved = await store.saveEntries(scope, subject, await withUnreadSymptoms(scope, clientId, checked));
  await parts.saveDrinks(scope, clientId, drunk.checked);
  if (shopping) await parts.saveShopping(scope, clientId, shopping);
  await parts.saveTicks(scope, clientId, ticks);
  const dates = checked.map(({ date }) => date).toSorted();
  const [from, until] = [dates[0], dates.at(-1)];
  const stored = from && until ? await findEntries(scope, { clientId, from, until }) : [];
  if (subject.authorId === null && saved.length > 0) await publishReported(scope, clientId, { checked, stored, saved });
  await publishWithdrawnSymptoms(scope, clientId, { stored, saved });
  if (subject.authorId === null) await followChangedNotes(scope, clientId, { stored, saved });

  const outcome = { refused: [...refused, ...drunk.refused], moved: movedParts(request, corrected) };
  if (!scope.caller.clientId) return { entries: stored, ...outcome };
  const settings = await readMealPlanSettings(scope, clientId);
  const overwritten = entriesWithoutNumbers(overwrittenEntries(stored, saved), settings);
  return { entries: entriesWithoutNumbers(stored, settings), overwritten, ...outcome };
}

/** The changed entries as they were before, where something had been reported. */
function overwrittenEntries(stored: readonly MealEntry[], saved: readonly store.SavedEntry[]): MealEntry[] {
  const valuesBefore = new Map(saved.map(({ id, before }) => [id, before]));
  return stored.flatMap((entry) => {
    const before = valuesBefore.get(entry.id);
    const isReported = before && (before.note !== '' || before.state !== 'planned' || before.swaps.length > 0);
    return isReported ? [{ ...entry, ...before }] : [];
  });
}

/** The latest version of each drink with a possible date; the others are refused by their place in the request. */
function checkDrinks(drinks: readonly Drink[], today: string): { checked: Drink[]; refused: SyncResult['refused'] } {
  const problemsOfDrinks = drinks.map(({ date }) => reportRefusal({ date, state: 'as_planned' }, today));
  return {
    checked: latestOf(
      drinks.filter((_, index) => problemsOfDrinks[index] === null),
      ({ id }) => id,
      ({ loggedAt }) => loggedAt,
    ),
    refused: problemsOfDrinks.flatMap((problem, index) =>
      problem ? [{ part: 'drinks' as const, index, problem: problem.code }] : [],
    ),
  };
}

interface Checked {
  checked: CheckedReport[];
  refused: SyncResult['refused'];
}

/** Checks each report against the meal that was published for its date. */
async function checkReports(
  scope: Scope,
  { clientId, authorId }: Subject,
  { reports, today }: { reports: readonly MealReport[]; today: string },
): Promise<Checked> {
  const result: Checked = { checked: [], refused: [] };
  if (reports.length === 0) return result;
  const latest = latestReports(reports);
  const publishedIds = [...new Set(latest.map(({ publishedId }) => publishedId))];
  const swappedIds = latest.flatMap(({ swaps }) => swaps.map(({ alimentId }) => alimentId));
  const [versions, profiles, aliments, timeZone] = await Promise.all([
    findPublishedOf(scope, { clientId, publishedIds }),
    readProfileHistory(
      scope,
      clientId,
      latest.map(({ loggedAt }) => loggedAt),
    ),
    findByIds(scope, [...new Set(swappedIds)]),
    findClientZone(scope, clientId),
  ]);
  const context = {
    profiles,
    isByClient: authorId === null,
    library: alimentsById(aliments.map((aliment) => UsedAliment.parse(aliment))),
  };
  for (const { index, ...report } of latest) {
    const stored = withoutEatingAhead(report, plainDateInZone(report.loggedAt, timeZone));
    const checked = checkReport(stored, { ...context, content: versions.get(report.publishedId)?.content, today });
    if ('code' in checked) result.refused.push({ part: 'meals', index, problem: checked.code });
    else result.checked.push(checked);
  }
  return result;
}

interface Context {
  content: MealPlanContent | undefined;
  profiles: ProfileHistory;
  isByClient: boolean;
  /** The foods of the swaps, as the library or the account has them now. */
  library: ReadonlyMap<string, UsedAliment>;
  today: string;
}

/** The report with the foods of its swaps, or the problem why it is refused. */
function checkReport(report: PartsOfReport, context: Context): CheckedReport | ProblemKind {
  const { content, isByClient, today } = context;
  const meal = content && findMeal(content, report.mealId);
  if (!content || !meal) return problems.not_planned;
  const refusal = reportRefusal(report, today);
  if (refusal) return refusal;
  const swaps: store.CheckedReport['swaps'] = [];
  for (const swap of hasSwaps(report.state) ? report.swaps : []) {
    const checked = checkSwap(swap, { ...context, content, meal });
    if ('code' in checked) return checked;
    swaps.push(checked);
  }
  const eaten = eatenConflicts({ ...report, swaps }, content, context.profiles.at(report.loggedAt));
  const conflicts = eaten.filter(({ isConfirmed }) => !isConfirmed);
  const isAgainstProfile = conflicts.length > 0;
  const isNew = isByClient && (hasSomethingToRead(report) || isAgainstProfile);
  return { ...report, swaps, conflicts, isNew, isAgainstProfile };
}

function checkSwap(
  swap: Swap,
  { content, meal, profiles, isByClient, library }: Context & { content: MealPlanContent; meal: StoredMeal },
): (Swap & { aliment: UsedAliment }) | ProblemKind {
  const stored = meal.mealComponents.flatMap((one) => one.components).find(({ uuid }) => uuid === swap.componentId);
  if (!stored) return problems.not_planned;
  const component: Component = resolvedComponent(stored, alimentsById(content.aliments));
  const planned = component.alternatives.find(({ uuid }) => uuid === swap.alternativeId)?.aliment;
  const aliment = planned?.id === swap.alimentId ? planned : library.get(swap.alimentId);
  if (!aliment) return problems.not_planned;
  const checked = { ...swap, aliment };
  const refusal = isByClient
    ? swapRefusal({ component, swap: checked, allowed: content.swaps, profile: profiles.present })
    : null;
  return refusal ?? checked;
}

/**
 * Corrects the instants of a request by the clock of the device, and the date of what was reported for the day that the device took
 * for the present one. Another date was chosen and stays. So does the date of what is later than the request: the clock was changed
 * in between, and how far it was off is unknown.
 */
function withCorrectedTimes(
  { sentAt, meals, drinks, shopping, ticks }: Sync,
  { timeZone, now }: { timeZone: string; now: number },
): Omit<Sync, 'sentAt'> {
  const aheadMs = clockSkewMs(sentAt, now);
  const right = (instant: string) => correctedInstant(instant, { aheadMs, now });
  const movesDates = Math.abs(aheadMs) > wrongClockMs;
  const dateOf = ({ date, loggedAt }: { date: string; loggedAt: string }) =>
    movesDates && Date.parse(loggedAt) <= Date.parse(sentAt)
      ? correctedMoment({ day: date, at: loggedAt }, { sentAt, timeZone, now }).day
      : date;
  const dated = <Part extends { date: string; loggedAt: string }>(one: Part): Part => ({
    ...one,
    date: dateOf(one),
    loggedAt: right(one.loggedAt),
  });
  return {
    meals: meals.map((one) => ({ ...dated(one), ...(one.notedAt && { notedAt: right(one.notedAt) }) })),
    drinks: drinks.map(dated),
    shopping: shopping && {
      ...shopping,
      chosenAt: right(shopping.chosenAt),
      days: Math.min(shopping.days, limits.days),
    },
    ticks: latestOf(
      ticks.map((one) => ({ ...one, tickedAt: right(one.tickedAt) })),
      ({ alimentId }) => alimentId,
      ({ tickedAt }) => tickedAt,
    ),
  };
}

/** The parts with another date than the device sent, by their place in the request. */
function movedParts(sent: Sync, corrected: Omit<Sync, 'sentAt'>): SyncResult['moved'] {
  return (['meals', 'drinks'] as const).flatMap((part) =>
    corrected[part].flatMap(({ date }, index) => (date === sent[part][index]?.date ? [] : [{ part, index, date }])),
  );
}

/** The latest of the parts with the same key. */
function latestOf<Part>(sent: readonly Part[], keyOf: (part: Part) => string, timeOf: (part: Part) => string): Part[] {
  const latest = new Map<string, Part>();
  for (const part of sent) {
    const known = latest.get(keyOf(part));
    if (!known || timeOf(part) > timeOf(known)) latest.set(keyOf(part), part);
  }
  return [...latest.values()];
}
