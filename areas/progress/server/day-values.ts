import type { TypeCode } from '#areas/metrics/contract/types.ts';
import { findNearest, hidesBodyNumbers } from '#areas/metrics/server/public.ts';
import type { DayValue } from '../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** A value of a day so near is shown beside photos; its own day is named. */
const withinDays = 3;

/** Of several types the first that was measured counts. */
const measured: Record<DayValue['type'], { unit: DayValue['unit']; metrics: readonly TypeCode[] }> = {
  weight: { unit: 'kg', metrics: ['weight'] },
  fat: { unit: '%', metrics: ['result_fat_mass_perc', 'bia_fat_mass_perc', 'fat_mass'] },
};
const kinds = Object.keys(measured) as DayValue['type'][];

/** Weight and body fat beside the photos of these days. Numbers that are hidden from the caller are left out. */
export async function findDayValues(
  scope: Scope,
  { clientId, days }: { clientId: string; days: readonly string[] },
): Promise<(day: string) => DayValue[]> {
  if (days.length === 0 || (await hidesBodyNumbers(scope, clientId))) return () => [];
  const metrics = kinds.flatMap((kind) => measured[kind].metrics);
  const nearest = await findNearest(scope, { clientId, days, metrics, withinDays });
  return (onDay) =>
    kinds.flatMap((kind) => {
      const { unit, metrics: ofKind } = measured[kind];
      const ofDay = nearest.filter((value) => value.onDay === onDay);
      const [found] = ofKind.flatMap((metric) => ofDay.find((value) => value.metric === metric) ?? []);
      return found ? [{ type: kind, value: found.value, unit, day: found.day }] : [];
    });
}
