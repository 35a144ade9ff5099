import type { ApiRequest } from '#shell/common/route.ts';
import { mondayOf } from '#shell/common/dates.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { updateCached } from '#shell/web/api/cached-query.ts';
import { call } from '#shell/web/api/call.ts';
import { app } from '#shell/web/app.ts';
import { isRejection, type SyncOutcome } from '#shell/web/device-store/sync-loop.ts';
import {
  type Diet,
  limits,
  type MealReport,
  mealRoutes,
  type ShoppingChoice,
  type ShoppingTick,
  type SyncResult,
} from '../../contract.ts';
import { cachedDiet } from '../queries.ts';
import type { DietStore, LocalDrink, LocalReport } from './diet-store.ts';
import { otherVersionOf } from './other-version.ts';
import { isRefusalOfClient } from './refusal.ts';

/** Timeout of a request in ms; one that takes longer is repeated. */
const timeoutMs = 15_000;

interface Payload {
  reports: LocalReport[];
  drinks: LocalDrink[];
  shopping: ShoppingChoice | null;
  ticks: ShoppingTick[];
}

/**
 * Sends everything that is pending. What the server refuses is marked with the code of the problem, and the rest is stored; a
 * part that was changed since it was sent stays pending, and everything does while the client is refused.
 */
export async function pushPending(store: DietStore): Promise<SyncOutcome> {
  for (;;) {
    const payload = pendingOf(store);
    if (!payload) return 'done';
    try {
      const result = await call(mealRoutes.sync.own, requestOf(payload), { signal: AbortSignal.timeout(timeoutMs) });
      await updateShownDays(store, payload, result);
      markSent(store, payload, result);
    } catch (error) {
      if (!isRejection(error)) return 'retry';
      if (isRefusalOfClient(error)) return 'stopped';
      markRejected(store, payload, error);
    }
  }
}

function pendingOf(store: DietStore): Payload | null {
  const { reports, drinks, shopping, ticks } = store.read();
  const payload = {
    reports: reports.filter(({ state }) => state === 'pending').slice(0, limits.entries),
    drinks: drinks.filter(({ state }) => state === 'pending').slice(0, limits.entries),
    shopping,
    ticks: ticks.slice(0, limits.ticks),
  };
  const isEmpty = payload.reports.length + payload.drinks.length + payload.ticks.length === 0 && !shopping;
  return isEmpty ? null : payload;
}

function requestOf({ reports, drinks, shopping, ticks }: Payload): ApiRequest<typeof mealRoutes.sync.own> {
  return {
    sentAt: new Date().toISOString(),
    meals: reports.map(({ report }) => report),
    drinks: drinks.map(({ drink }) => drink),
    shopping,
    ticks,
  };
}

function markSent(store: DietStore, { reports, drinks, shopping, ticks }: Payload, result: SyncResult): void {
  const { refused } = result;
  movePictures(store, reports, result);
  const refusals = new Map(refused.map(({ part, index, problem }) => [`${part} ${index}`, problem]));
  for (const [index, sent] of reports.entries()) {
    if (!isSameReport(store.findReport(sent.report)?.report, sent.report)) continue;
    const code = refusals.get(`meals ${index}`);
    if (code !== undefined) {
      store.saveReport({ ...sent, state: 'rejected', rejection: code });
      continue;
    }
    const movedTo = result.moved.find((one) => one.part === 'meals' && one.index === index)?.date;
    const other = otherVersionOf(sent, movedTo ?? sent.report.date, result);
    if (other) store.saveOtherVersion({ ...store.findOtherVersion(other), ...other });
    store.deleteReport(sent.report);
  }
  for (const [index, sent] of drinks.entries()) {
    if (store.findDrink(sent.drink.id)?.drink.loggedAt !== sent.drink.loggedAt) continue;
    const code = refusals.get(`drinks ${index}`);
    if (code === undefined) store.deleteDrink(sent.drink.id);
    else store.saveDrink({ ...sent, state: 'rejected', rejection: code });
  }
  for (const tick of ticks)
    if (store.findTick(tick.alimentId)?.tickedAt === tick.tickedAt) store.deleteTick(tick.alimentId);
  if (shopping && store.findShopping()?.chosenAt === shopping.chosenAt) store.deleteShopping();
}

/** The pictures of a meal follow its report to the day on which it was stored. */
function movePictures(store: DietStore, reports: readonly LocalReport[], { moved }: SyncResult): void {
  const { pictures } = store.read();
  for (const { part, index, date } of moved) {
    const report = part === 'meals' ? reports[index]?.report : undefined;
    if (!report) continue;
    for (const picture of pictures)
      if (picture.date === report.date && picture.mealId === report.mealId) store.savePicture({ ...picture, date });
  }
}

function isSameReport(stored: MealReport | undefined, sent: MealReport): boolean {
  return stored?.loggedAt === sent.loggedAt && stored.notedAt === sent.notedAt;
}

/** The whole request was refused: the parts that the error names, or all of them when it names none. */
function markRejected(store: DietStore, { reports, drinks, shopping, ticks }: Payload, error: ApiError): void {
  const names = Object.keys(error.errors);
  const isNamed = (part: string) => names.length === 0 || names.some((name) => `${name}.`.startsWith(`${part}.`));
  const none = !names.some((name) => /^(meals|drinks|shopping|ticks)\b/.test(name));
  const rejection = messageOf(error);
  for (const [index, sent] of reports.entries())
    if (none || isNamed(`meals.${index}`)) store.saveReport({ ...sent, state: 'rejected', rejection });
  for (const [index, sent] of drinks.entries())
    if (none || isNamed(`drinks.${index}`)) store.saveDrink({ ...sent, state: 'rejected', rejection });
  if (shopping && (none || isNamed('shopping'))) store.deleteShopping();
  for (const [index, { alimentId }] of ticks.entries())
    if (none || isNamed(`ticks.${index}`)) store.deleteTick(alimentId);
}

/** Adds what was sent to the cached days before the local copies are deleted, so that nothing flickers. */
async function updateShownDays({ clientId }: DietStore, payload: Payload, result: SyncResult): Promise<void> {
  const { queryClient } = app();
  const dates = [
    ...payload.reports.map(({ report }) => report.date),
    ...payload.drinks.map(({ drink }) => drink.date),
    ...result.moved.map(({ date }) => date),
  ];
  const shown = queryClient.getQueryCache().findAll({ queryKey: [mealRoutes.days.own.endpoint] });
  const mondays = new Set([...dates.map(mondayOf), ...shown.flatMap(({ queryKey: [, request] }) => mondayIn(request))]);
  for (const monday of mondays) {
    await updateCached(clientId, cachedDiet(monday), ({ diet }) => ({ diet: withSent(diet, payload, result) }));
  }
  // The copy that was read from the device when the screen opened.
  void queryClient.invalidateQueries({ queryKey: ['cached', clientId] });
}

function mondayIn(request: unknown): string[] {
  const from = (request as { from?: string } | undefined)?.from;
  return from ? [from] : [];
}

function withSent(diet: Diet, { drinks, shopping, ticks }: Payload, { entries, refused, moved }: SyncResult): Diet {
  const dates = new Set(diet.days.map(({ date }) => date));
  const added = entries.filter(({ date }) => dates.has(date));
  const isAdded = (one: { date: string; mealId: string }) =>
    added.some(({ date, mealId }) => date === one.date && mealId === one.mealId);
  const stored = drinks.flatMap(({ drink }, index) => {
    const isOf = (one: { part: string; index: number }) => one.part === 'drinks' && one.index === index;
    const date = moved.find(isOf)?.date ?? drink.date;
    return dates.has(date) && !refused.some(isOf) ? [{ ...drink, date }] : [];
  });
  const drunk = new Map([...diet.drinks, ...stored].map((drink) => [drink.id, drink]));
  const bought = [...(shopping ? [] : diet.ticks), ...ticks];
  return {
    ...diet,
    entries: [...diet.entries.filter((entry) => !isAdded(entry)), ...added],
    drinks: [...drunk.values()],
    shopping: shopping ?? diet.shopping,
    ticks: [...new Map(bought.map((tick) => [tick.alimentId, tick])).values()],
  };
}
