import { withUnit } from '#shell/common/units.ts';
import type { LocalRecord } from '../device/record-store.ts';
import { metricName, type ShownType, type Texts, unitLabel } from '../metric-text.ts';
import { typeOf, typesOf } from './entry-types.ts';

type TypedEntry = LocalRecord['request']['values'][number];

/** `Vita: 80 cm, Braccia · Destra: 31 cm`. */
export function recordText(t: Texts, record: LocalRecord, metrics: Parameters<typeof typesOf>[1]): string {
  const types = typesOf(record, metrics);
  return record.request.values
    .map((value) => {
      const metricType = typeOf(types, value.metric);
      return `${entryName(t, value, metricType)}: ${entryText(t, value, metricType)}`;
    })
    .join(', ');
}

/** The name of a value with its side. */
export function entryName(t: Texts, { side }: TypedEntry, metricType: ShownType): string {
  const name = metricName(t, metricType);
  return side ? `${name} · ${t(`sides.${side}`)}` : name;
}

/** A value as it was typed. */
export function entryText(t: Texts, { entered, unit }: TypedEntry, metricType: ShownType): string {
  return withUnit(entered, unitLabel(t, unit ?? metricType.unit));
}
