import { expect, test } from 'vitest';
import type { Alignment, Point } from '../contract.ts';
import { isUsable, type Placement, placementOf, unmoved } from './alignment.ts';

const upright: Alignment = { upper: { x: 0.5, y: 0.25 }, lower: { x: 0.5, y: 0.5 } };
const portrait = 3 / 4;

/** Where a point of a photo is drawn, in shares of the frame; the frame has the ratio of the photo. */
function drawn({ x, y, scale, degrees }: Placement, point: Point, ratio: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [(point.x - 0.5) * ratio, point.y - 0.5];
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return { x: (dx * cos - dy * sin) / ratio + 0.5 + x, y: dx * sin + dy * cos + 0.5 + y };
}

test('a photo with the points of the reference stays as it is', () => {
  const placement = placementOf(
    { ratio: portrait, alignment: upright },
    { ratio: portrait, alignment: upright },
    portrait,
  );

  expect(placement).toEqual({ x: 0, y: 0, scale: 1, degrees: 0 });
});

test('a photo taken from twice as far is drawn twice as large', () => {
  const far: Alignment = { upper: { x: 0.5, y: 0.4 }, lower: { x: 0.5, y: 0.525 } };

  const { scale } = placementOf({ ratio: portrait, alignment: upright }, { ratio: portrait, alignment: far }, portrait);

  expect(scale).toBeCloseTo(2);
});

test.each([
  ['moved', { upper: { x: 0.3, y: 0.3 }, lower: { x: 0.3, y: 0.6 } }],
  ['tilted', { upper: { x: 0.4, y: 0.2 }, lower: { x: 0.6, y: 0.5 } }],
  ['upside down', { upper: { x: 0.5, y: 0.8 }, lower: { x: 0.45, y: 0.4 } }],
])('the points of a %s photo lie on those of the reference', (_, alignment) => {
  const placement = placementOf({ ratio: portrait, alignment: upright }, { ratio: portrait, alignment }, portrait);

  for (const name of ['upper', 'lower'] as const) {
    const at = drawn(placement, alignment[name], portrait);
    expect(at.x).toBeCloseTo(upright[name].x);
    expect(at.y).toBeCloseTo(upright[name].y);
  }
});

test('without points on both photos nothing is moved', () => {
  const photo = { ratio: portrait, alignment: null };

  expect(placementOf({ ratio: portrait, alignment: upright }, photo, portrait)).toBe(unmoved);
  expect(placementOf(photo, { ratio: portrait, alignment: upright }, portrait)).toBe(unmoved);
});

test('points that are nearly the same are not usable', () => {
  expect(isUsable(upright)).toBe(true);
  expect(isUsable({ upper: { x: 0.5, y: 0.5 }, lower: { x: 0.51, y: 0.52 } })).toBe(false);
});
