import { shownDifference } from '#shell/common/numbers.ts';
import { withUnit } from '#shell/common/units.ts';
import type { TFunction } from 'i18next';
import { numberText } from '#shell/web/forms/number-text.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { decimalsOfUser, formatMeasured, fromUnitOfUser, inUnitOfUser, unitOfUser } from '#shell/web/texts/units.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ChartMark, ClientMetric } from '../contract.ts';
import type { EntryUnit, Goal, Measurement, MetricType } from '../contract/measurement.ts';
import { isTypeCode } from '../contract/types.ts';
import { isEstimate, isMaximumPerHand } from '../rules/maximum.ts';

export type Texts = TFunction<'metrics'>;
export type ShownType = ClientMetric['metricType'];

type Named = Pick<MetricType, 'metric' | 'name'> & Partial<Pick<MetricType, 'group'>>;

/** The name of a type: a text for a built-in one, that of its exercise for a maximum, what the account calls it for an own one. */
export function metricName(t: Texts, { metric, name, group }: Named): string {
  if (isTypeCode(metric)) return t(`types.${metric}`);
  return group === 'performance' ? t('maximum.ofExercise', { name }) : (name ?? '');
}

export function useMetricName(metricType: Named): string {
  return metricName(useTexts('metrics'), metricType);
}

/** Where and how a type is measured; null for types without such a text. */
export function landmarkOf(t: Texts, metric: string): string | null {
  const text = t(`landmarks.${metric as 'waist'}`, { defaultValue: '' });
  return text || null;
}

/** A value with the unit of the user: `72,5 kg`, `159,8 lb`. A ratio has none. */
export function valueText(t: Texts, { unit, decimals }: Pick<ShownType, 'unit' | 'decimals'>, value: number): string {
  return withUnit(formatMeasured(value, unit, decimals), unit === 'ratio' ? '' : t(`units.${unitOfUser(unit)}`));
}

/** A stored value with its unit; a maximum of one hand says so: `28 kg per mano`. */
export function storedValueText(
  t: Texts,
  metricType: Pick<ShownType, 'unit' | 'decimals'>,
  { value, method }: Pick<Measurement, 'method'> & { value: number },
): string {
  const weight = valueText(t, metricType, value);
  return isMaximumPerHand({ method }) ? t('maximum.ofOneHand', { weight }) : weight;
}

/** The typed number in the language of the user; empty when it is hidden. */
export function enteredText({ entered }: Pick<Measurement, 'entered'>): string {
  return entered ? numberText(Number(entered.text.replace(',', '.')), 4) : '';
}

/** A change with its sign: `−1,2 kg`; of a percentage in points: `−0,8 punti`. */
export function changeText(t: Texts, metricType: Pick<ShownType, 'unit' | 'decimals'>, change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  const size = Math.abs(change);
  if (metricType.unit !== '%') return `${sign}${valueText(t, metricType, size)}`;
  return t('points', { count: size, value: `${sign}${formatMeasured(size, metricType.unit, metricType.decimals)}` });
}

/** The change between two values, of both as they are shown. */
export function differenceText(
  t: Texts,
  metricType: Pick<ShownType, 'unit' | 'decimals'>,
  { now, before }: { now: number; before: number },
): string {
  const { unit, decimals } = metricType;
  const shown = (value: number) => inUnitOfUser(value, unit);
  const difference = shownDifference(shown(now), shown(before), decimalsOfUser(unit, decimals));
  return changeText(t, metricType, fromUnitOfUser(difference, unit));
}

export function goalText(t: Texts, metricType: ShownType, { from, to }: Goal): string {
  const value = (limit: number) => valueText(t, metricType, limit);
  if (from !== null && to !== null)
    return from === to
      ? t('goal.single', { value: value(from) })
      : t('goal.between', { from: value(from), to: value(to) });
  return from !== null ? t('goal.from', { value: value(from) }) : t('goal.to', { value: value(to ?? 0) });
}

/** The day of a value, or that and that it was estimated from a workout. */
export function datedText(t: Texts, value: Pick<Measurement, 'source'> | null, day: string): string {
  return value && isEstimate(value) ? `${t('estimated')} · ${formatDate(day)}` : formatDate(day);
}

/** Who measured, as the reader calls them. */
export function authorText(t: Texts, { isByClient, author }: Measurement, isOwn: boolean): string {
  if (isByClient) return t(isOwn ? 'byYou' : 'byClient');
  return author ? t('byAuthor', { name: author }) : '';
}

export function unitLabel(t: Texts, unit: EntryUnit): string {
  return t(`units.${unit}`);
}

/** `Inizio programma: Forza base`. */
export function markText(t: Texts, { kind, title }: ChartMark): string {
  return title ? t('marks.titled', { kind: t(`marks.${kind}`), title }) : t(`marks.${kind}`);
}

/** Since when the last value has changed, and by how much; only its day without one before. */
export function noteOf(t: Texts, metric: ClientMetric): string {
  if (!metric.last) return t('noValues');
  return changeNote(t, metric) || formatDate(metric.last.day);
}

/** Since when the last value has changed, and by how much; '' without one before. */
export function changeNote(t: Texts, { metricType, last, delta, previousDay }: ClientMetric): string {
  if (!last || delta === null || !previousDay) return '';
  const date = formatDate(previousDay);
  const change =
    last.value === null ? '' : differenceText(t, metricType, { now: last.value, before: last.value - delta });
  if (previousDay === last.day) return t('changeOfDay', { change, date });
  if (delta === 0) return t('same', { date });
  return t('change', { change, date });
}
