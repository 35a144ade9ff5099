export interface Axis {
  from: number;
  to: number;
  ticks: readonly number[];
}

interface TickOptions {
  low: number;
  high: number;
  /** At most so many steps from `low` to `high`; the axis, whose ends are multiples of the step, may have one more. */
  steps?: number;
  /** Returns the round step that is at least as large. */
  stepOf?: (least: number) => number;
}

/**
 * An axis whose ends and ticks are multiples of a round step. Equal values have at least a step above them and, when they are positive,
 * below them: an axis from 0 has no negative part.
 */
export function niceAxis({ low, high, steps = 4, stepOf = niceStep }: TickOptions): Axis {
  const step = stepOf(low === high ? Math.abs(low) / 20 || 1 : (high - low) / steps);
  const isFlat = low === high;
  const first = Math.floor(low / step) - (isFlat && low > 0 ? 1 : 0);
  const last = Math.max(Math.ceil(high / step) + (isFlat ? 1 : 0), first + 1);
  // Multiples and not sums, which would add up the errors of binary fractions.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, ticks };
}

/** 1, 2, 2.5 or 5 times a power of ten, at least `least`. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

/** A round step of counted things, which have no halves. */
export function niceWholeStep(least: number): number {
  const step = niceStep(Math.max(least, 1));
  return Number.isInteger(step) ? step : step * 2;
}

/** A round step of seconds, of which 60 are a minute. */
export function niceTimeStep(least: number): number {
  return [1, 2, 5, 10, 15, 30].find((seconds) => seconds >= least) ?? niceWholeStep(least / 60) * 60;
}
