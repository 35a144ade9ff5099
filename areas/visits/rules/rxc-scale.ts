import { type Axis, niceAxis } from '#shell/common/nice-ticks.ts';

export interface RxcPoint {
  r: number;
  xc: number;
}

export interface RxcScale {
  r: Axis;
  xc: Axis;
  /** Lines of equal phase angle, from the left or lower edge to the upper or right one. */
  rays: { degrees: number; from: RxcPoint; to: RxcPoint }[];
}

/** Phase angles whose rays are drawn, in degrees. */
const rayDegrees = [3, 4, 5, 6, 7, 8, 9];

/** Axes of the RXc graph around some points, with a margin; undefined without points. */
export function rxcScale(points: readonly RxcPoint[]): RxcScale | undefined {
  if (points.length === 0) return;
  const [r, xc] = [
    axisOf(
      points.map((one) => one.r),
      50,
    ),
    axisOf(
      points.map((one) => one.xc),
      5,
    ),
  ];
  const rays = rayDegrees.flatMap((degrees) => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const from = Math.max(r.from, xc.from / slope);
    const to = Math.min(r.to, xc.to / slope);
    return from < to ? [{ degrees, from: { r: from, xc: from * slope }, to: { r: to, xc: to * slope } }] : [];
  });
  return { r, xc, rays };
}

/** From one step below the least value to one above the largest, at multiples of the step, with at most about six ticks. */
function axisOf(values: readonly number[], step: number): Axis {
  const from = Math.max(0, (Math.floor(Math.min(...values) / step) - 1) * step);
  const to = (Math.ceil(Math.max(...values) / step) + 1) * step;
  const { ticks } = niceAxis({ low: from, high: to, steps: 6 });
  return { from, to, ticks: ticks.filter((tick) => tick >= from && tick <= to) };
}
