import type { DayValue } from '../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Measured values beside the photos of these days, by day. Numbers that are hidden from the caller are left out. */
type FindDayValues = (
  scope: Scope,
  request: { clientId: string; days: readonly string[] },
) => Promise<ReadonlyMap<string, DayValue[]>>;

/** Where the weight and body fat beside a set come from. */
export const dayValues = defineExtensionPoint<FindDayValues>('measured values beside progress photos');

export async function findDayValues(
  scope: Scope,
  request: { clientId: string; days: readonly string[] },
): Promise<(day: string) => DayValue[]> {
  const found = await Promise.all(extensionsOf(scope, dayValues).map((find) => find(scope, request)));
  return (day) => found.flatMap((byDay) => byDay.get(day) ?? []);
}
