import { daysBetween } from '#shell/common/dates.ts';
import type { Goal } from '../contract/measurement.ts';
import { dashedDays, type TrendPoint } from './trend.ts';
import { niceAxis } from '#shell/common/nice-ticks.ts';

export interface ChartSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface ChartScale {
  x: (daysSinceFirst: number) => number;
  /** Of a calendar day. */
  dayX: (day: string) => number;
  y: (value: number) => number;
  /** Values of the horizontal lines. */
  ticks: readonly number[];
}

interface ChartLimits {
  goal: Goal | null;
  /** Decimals of the values. The height shows at least 20 of their smallest steps, so that 0.1 kg are not a slope. */
  decimals: number;
}

const leastSteps = 20;

/** Places days and values in the picture. The values start where the smallest one is, not at zero. */
export function chartScale(
  points: readonly TrendPoint[],
  { goal, decimals }: ChartLimits,
  size: ChartSize,
): ChartScale {
  const [first, last] = [points[0], points.at(-1)];
  const values = points.map(({ value }) => value);
  const [low, high] = shownRange(values, decimals);
  const span = high - low;
  // A goal that is far away would press the line flat: then only its direction is shown at the edge.
  const near = [goal?.from, goal?.to].filter(
    (limit) => typeof limit === 'number' && limit > low - 2 * span && limit < high + 2 * span,
  ) as number[];
  const { from, to, ticks } = niceAxis({ low: Math.min(low, ...near), high: Math.max(high, ...near) });
  const days = Math.max(last?.daysSinceFirst ?? 0, 1);
  const inner = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom };
  const x = (daysSinceFirst: number) => size.left + (daysSinceFirst / days) * inner.width;
  return {
    x,
    dayX: (day) => x(first ? daysBetween(first.day, day) : 0),
    y: (value) => size.top + ((to - value) / (to - from)) * inner.height,
    ticks,
  };
}

/** Values that hardly change are in the middle of a wider range, which has no negative part that they do not have. */
export function shownRange(values: readonly number[], decimals: number): [low: number, high: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = leastSteps * 10 ** -decimals - (high - low);
  if (missing <= 0) return [low, high];
  const below = low < 0 ? missing / 2 : Math.min(low, missing / 2);
  return [low - below, high + missing - below];
}

interface Segments {
  /** Lines between readings that are close to each other. */
  solid: string;
  /** Across gaps of more than 14 days. What starts again has none. */
  dashed: string;
}

interface Pixel {
  x: number;
  y: number;
}

/**
 * The paths of a line: gaps are dashed, and after a restart there is nothing between. A point that is less than a pixel from the last
 * one is left out: three years of daily values have three points in each column of pixels of a phone.
 */
export function pathsOf(
  points: readonly TrendPoint[],
  scale: ChartScale,
  yValueOf: (point: TrendPoint) => number,
): Segments {
  const solid: string[] = [];
  const dashed: string[] = [];
  let drawn: Pixel | null = null;
  let before: Pixel | null = null;
  for (const [index, point] of points.entries()) {
    const pixel = { x: scale.x(point.daysSinceFirst), y: scale.y(yValueOf(point)) };
    const isClose = before !== null && !point.isRestart && (point.gapDays ?? 0) <= dashedDays;
    if (before && !isClose && !point.isRestart) dashed.push(`M${textOf(before)}L${textOf(pixel)}`);
    const next = points[index + 1];
    const isInside = isClose && next && !next.isRestart && (next.gapDays ?? 0) <= dashedDays;
    if (!isInside || !drawn || isFar(pixel, drawn)) {
      solid.push(`${isClose ? 'L' : 'M'}${textOf(pixel)}`);
      drawn = pixel;
    }
    before = pixel;
  }
  return { solid: solid.join(''), dashed: dashed.join('') };
}

/** A dot for each value; those on the same pixel are one. */
export function dotsOf(points: readonly TrendPoint[], scale: ChartScale): string {
  const dots = new Set<string>();
  for (const { daysSinceFirst, value } of points)
    dots.add(`M${Math.round(scale.x(daysSinceFirst))} ${Math.round(scale.y(value))}h0`);
  return [...dots].join('');
}

function isFar(one: Pixel, other: Pixel): boolean {
  return Math.abs(one.x - other.x) >= 1 || Math.abs(one.y - other.y) >= 1;
}

function textOf({ x, y }: Pixel): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** The point whose day is nearest to a place in the picture. */
export function nearestPoint(points: readonly TrendPoint[], scale: ChartScale, x: number): TrendPoint | undefined {
  const distance = (point: TrendPoint) => Math.abs(scale.x(point.daysSinceFirst) - x);
  let nearest: TrendPoint | undefined;
  for (const point of points) if (!nearest || distance(point) < distance(nearest)) nearest = point;
  return nearest;
}
