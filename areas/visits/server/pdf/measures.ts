import { builtInTypes } from '#areas/metrics/contract/types.ts';
import { isSameModel } from '#areas/metrics/rules/comparable.ts';
import { rangeIn } from '#areas/metrics/rules/plausibility.ts';
import { shownUnit } from '#shell/common/unit-conversion.ts';
import type { Units } from '#shell/common/units.ts';
import type { PdfContext } from '#shell/server/pdf/compose.ts';
import type { Measure, VisitContent } from '../../contract/document.ts';
import { isOfPregnancy } from '../../rules/maternal-state.ts';
import { measuresNotCounted, withComparableMeasures } from '../../rules/counted-measures.ts';
import { type MeasureRow, measureRows, shownChange, shownValue } from '../../rules/table.ts';

/** Readings that do not count are struck. */
interface StruckCell {
  struck: string;
}

interface MeasureInput {
  content: VisitContent;
  earlier: VisitContent[];
  units: Units;
}

/**
 * What was measured, with the previous and the first visit and the change since each of them; null when nothing was. Of a visit in
 * pregnancy without the body composition.
 */
export function measureTable({ content, earlier, units }: MeasureInput, context: PdfContext) {
  const { t, format } = context;
  const compared = [...earlier.slice(0, 1), ...(earlier.length > 1 ? earlier.slice(-1) : [])];
  const rows = measureRows([content, ...compared].map(withComparableMeasures)).filter(
    ({ values, notCounted }) => values[0] !== null || notCounted[0] !== null,
  );
  if (rows.length === 0) return null;
  return {
    heads: [
      t('visits:values.measure'),
      format.date(content.takenOn),
      ...compared.flatMap(({ takenOn }) => [format.date(takenOn), t('visits:pdf.change')]),
    ],
    groups: groupsOf(rows).map(([group, ofGroup]) => ({
      name: t(`metrics:groups.${group}`),
      rows: ofGroup.map((row) => cellsOf(row, units, context)),
    })),
    notes: [
      ...notCountedNotes({ content, units }, context),
      ...(compared.some(isOfPregnancy) ? [t('visits:pdf.comparedPregnancy')] : []),
      ...(rows.some(hasOtherModel) ? [t('visits:values.sameModel')] : []),
    ],
  };
}

function hasOtherModel({ values, models: [model, ...others] }: MeasureRow): boolean {
  return others.some((other, index) => values[index + 1] !== null && !isSameModel(model, other));
}

function groupsOf(rows: readonly MeasureRow[]): [group: string, rows: MeasureRow[]][] {
  const groups = new Map<string, MeasureRow[]>();
  for (const row of rows) {
    const { group } = builtInTypes[row.metric];
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups];
}

/** A sentence for each measure that does not count, with the possible values. */
export function notCountedNotes({ content, units }: Omit<MeasureInput, 'earlier'>, context: PdfContext): string[] {
  return measuresNotCounted(withComparableMeasures(content)).map((measure) => notCountedNote(measure, units, context));
}

function notCountedNote({ metric, side, takes }: Measure, units: Units, { t, format, language }: PdfContext): string {
  const { min, max, unitCode } = rangeIn(metric, shownUnit(builtInTypes[metric].unit, units));
  const readings = takes.map((take) => format.number(shownValue(metric, take, units)));
  return t('visits:notCounted.why', {
    ...{ count: takes.length, name: nameOf({ metric, side }, { t }), unit: t(`metrics:units.${unitCode}`) },
    ...{ readings: new Intl.ListFormat(language).format(readings), min: format.number(min), max: format.number(max) },
  });
}

function nameOf({ metric, side }: Pick<MeasureRow, 'metric' | 'side'>, { t }: Pick<PdfContext, 't'>): string {
  return [t(`metrics:types.${metric}`), side && t(`metrics:sides.${side}`)].filter(Boolean).join(' · ');
}

/** Name and unit, the value or the readings that do not count, and for each compared visit its value and the change since then. */
function cellsOf(
  { metric, side, values: [now = null, ...before], notCounted: [takes], models: [model, ...others] }: MeasureRow,
  units: Units,
  { t, format }: PdfContext,
): (string | StruckCell)[] {
  const number = (value: number | null) => (value === null ? '–' : format.number(shownValue(metric, value, units)));
  const change = (value: number | null, index: number) => {
    if (!isSameModel(model, others[index])) return '–';
    const difference = shownChange(metric, units, [now, value]);
    return difference === null ? '–' : format.change(difference);
  };
  const unit = t(`metrics:units.${shownUnit(builtInTypes[metric].unit, units)}`);
  const present = takes ? { struck: takes.map(number).join(' / ') } : number(now);
  return [
    `${nameOf({ metric, side }, { t })} (${unit})`,
    present,
    ...before.flatMap((value, index) => [number(value), change(value, index)]),
  ];
}
