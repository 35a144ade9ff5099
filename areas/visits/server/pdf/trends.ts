import { withUnit } from '#shell/common/units.ts';
import { daysBetween } from '#shell/common/dates.ts';
import type { Units } from '#shell/common/units.ts';
import type { PdfContext } from '#shell/server/pdf/compose.ts';
import type { VisitContent } from '../../contract/document.ts';
import type { PersonOfVisit } from '../../rules/results.ts';
import { type Trend, trendsOf } from '../../rules/trends.ts';

interface TrendInput {
  content: VisitContent;
  person: PersonOfVisit;
  earlier: VisitContent[];
  units: Units;
}

/**
 * Charts of the main values over visits, with the highest and lowest value as their scale. Points are shares of the width, by days, and
 * of the height, from the bottom.
 */
export function trendCharts({ content, person, earlier, units }: TrendInput, context: PdfContext) {
  return trendsOf([...earlier.toReversed(), content], person, units).map((trend) => chartOf(trend, context));
}

function chartOf({ name, unit, points }: Trend, { t, format }: PdfContext) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const first = points[0]?.takenOn ?? '';
  const last = points.at(-1)?.takenOn ?? '';
  const days = Math.max(1, daysBetween(first, last));
  const text = (value: number | undefined) => (value === undefined ? '' : withUnit(format.number(value), unit));
  const label = t(`visits:pdf.trends.${name}`);
  return {
    label,
    points: points.map(({ takenOn, value }) => ({
      x: daysBetween(first, takenOn) / days,
      y: high === low ? 0.5 : (value - low) / (high - low),
    })),
    from: { date: format.date(first), value: text(values[0]) },
    scale: high === low ? [] : [text(high), text(low)],
    to: { date: format.date(last), value: text(values.at(-1)) },
  };
}
