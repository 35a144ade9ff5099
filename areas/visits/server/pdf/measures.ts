import { builtInTypes } from '#areas/metrics/contract/types.ts';
import { shownUnit } from '#shell/common/unit-conversion.ts';
import type { Units } from '#shell/common/units.ts';
import type { PdfContext } from '#shell/server/pdf/compose.ts';
import type { Measure, VisitContent } from '../../contract/document.ts';
import { isOfPregnancy } from '../../rules/maternal-state.ts';
import { type MeasureRow, measureRows, shownChange, shownValue } from '../../rules/table.ts';

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
  const rows = measureRows([content, ...compared].map(withoutInvalid)).filter(({ values }) => values[0] !== null);
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
  };
}

/** Typed body composition, and what a bioimpedance device estimates or measures for it. */
function isOfComposition(metric: Measure['metric']): boolean {
  return metric === 'fat_mass' || metric === 'lean_mass' || builtInTypes[metric].group === 'bia';
}

function withoutInvalid(visit: VisitContent): VisitContent {
  if (!isOfPregnancy(visit)) return visit;
  return { ...visit, measures: visit.measures.filter(({ metric }) => !isOfComposition(metric)) };
}

function groupsOf(rows: readonly MeasureRow[]): [group: string, rows: MeasureRow[]][] {
  const groups = new Map<string, MeasureRow[]>();
  for (const row of rows) {
    const { group } = builtInTypes[row.metric];
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups];
}

/** Name and unit, the value, and for each compared visit its value and the change since then. */
function cellsOf(
  { metric, side, values: [now = null, ...before] }: MeasureRow,
  units: Units,
  { t, format }: PdfContext,
): string[] {
  const number = (value: number | null) => (value === null ? '–' : format.number(shownValue(metric, value, units)));
  const change = (value: number | null) => {
    const difference = shownChange(metric, units, [now, value]);
    return difference === null ? '–' : format.change(difference);
  };
  const name = [t(`metrics:types.${metric}`), side && t(`metrics:sides.${side}`)].filter(Boolean).join(' · ');
  const unit = t(`metrics:units.${shownUnit(builtInTypes[metric].unit, units)}`);
  return [`${name} (${unit})`, number(now), ...before.flatMap((value) => [number(value), change(value)])];
}
