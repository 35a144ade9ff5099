import { daysBetween } from '#shell/common/dates.ts';
import type { Goal } from '../contract/measurement.ts';
import { dashedDays, type DayValue, type TrendPoint } from './trend.ts';

export interface ChartSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface ChartScale {
  x: (day: string) => number;
  y: (value: number) => number;
  /** Values of the horizontal lines. */
  ticks: readonly number[];
}

/** Places days and values in the picture. The values start where the smallest one is, not at zero. */
export function chartScale(points: readonly DayValue[], goal: Goal | null, size: ChartSize): ChartScale {
  const [first, last] = [points[0], points.at(-1)];
  const values = points.map(({ value }) => value);
  // A goal that is far away would press the line flat: then only its direction is shown at the edge.
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(high - low, Math.abs(high) * 0.01, 1e-6);
  const near = [goal?.from, goal?.to].filter(
    (limit) => typeof limit === 'number' && limit > low - 2 * span && limit < high + 2 * span,
  ) as number[];
  const step = niceStep((Math.max(high, ...near) - Math.min(low, ...near) || span) / 4);
  const min = Math.floor(Math.min(low, ...near) / step) * step;
  const max = Math.max(Math.ceil(Math.max(high, ...near) / step) * step, min + step);
  const days = first && last ? Math.max(daysBetween(first.day, last.day), 1) : 1;
  const inner = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom };
  const count = Math.round((max - min) / step);
  return {
    x: (day) => size.left + ((first ? daysBetween(first.day, day) : 0) / days) * inner.width,
    y: (value) => size.top + ((max - value) / (max - min)) * inner.height,
    ticks: Array.from({ length: count + 1 }, (_, index) => min + index * step),
  };
}

/** 1, 2 or 5 times a power of ten, at least `raw`. */
function niceStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 5].find((factor) => factor * power >= raw) ?? 10) * power;
}

interface Segments {
  /** Lines between readings that are close to each other. */
  solid: string;
  /** Across gaps of more than 14 days. What starts again has none. */
  dashed: string;
}

/** The paths of a line: gaps are dashed, and after a restart there is nothing between. */
export function pathsOf(
  points: readonly TrendPoint[],
  scale: ChartScale,
  yValueOf: (point: TrendPoint) => number,
): Segments {
  const solid: string[] = [];
  const dashed: string[] = [];
  for (const [index, point] of points.entries()) {
    const at = `${scale.x(point.day).toFixed(1)} ${scale.y(yValueOf(point)).toFixed(1)}`;
    const before = points[index - 1];
    const isClose = before && !point.isRestart && (point.gapDays ?? 0) <= dashedDays;
    if (before && !isClose && !point.isRestart)
      dashed.push(`M${scale.x(before.day).toFixed(1)} ${scale.y(yValueOf(before)).toFixed(1)}L${at}`);
    solid.push(`${isClose ? 'L' : 'M'}${at}`);
  }
  return { solid: solid.join(''), dashed: dashed.join('') };
}

/** The point whose day is nearest to a place in the picture. */
export function nearestPoint<P extends DayValue>(points: readonly P[], scale: ChartScale, x: number): P | undefined {
  let nearest: P | undefined;
  for (const point of points) {
    if (!nearest || Math.abs(scale.x(point.day) - x) < Math.abs(scale.x(nearest.day) - x)) nearest = point;
  }
  return nearest;
}
