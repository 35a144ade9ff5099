import { expect, test } from 'vitest';
import { chartScale, nearestPoint, pathsOf } from './chart.ts';
import { labelledMarks } from './mark-labels.ts';
import { trendOf } from './trend.ts';

const size = { width: 400, height: 200, left: 40, right: 0, top: 0, bottom: 0 };
const readings = [
  { day: '2026-01-01', value: 80 },
  { day: '2026-01-08', value: 79 },
  { day: '2026-02-08', value: 78 },
  { day: '2026-05-01', value: 76 },
];

test('a gap of 31 days is dashed, and over one of 82 days there is no line', () => {
  const scale = chartScale(readings, null, size);
  const { solid, dashed } = pathsOf(trendOf(readings), scale, ({ value }) => value);

  expect(solid.match(/[ML]/g)?.join('')).toBe('MLMM');
  expect(dashed.match(/[ML]/g)?.join('')).toBe('ML');
});

test('days are placed by time, values by round lines', () => {
  const scale = chartScale(readings, null, size);
  expect(scale.ticks).toEqual([76, 77, 78, 79, 80]);
  expect([scale.y(80), scale.y(76)]).toEqual([0, 200]);
  expect([scale.x('2026-01-01'), scale.x('2026-05-01')]).toEqual([40, 400]);
  expect(scale.x('2026-03-02')).toBeCloseTo(220, 0);
  expect(nearestPoint(readings, scale, 60)?.day).toBe('2026-01-08');
});

test('a near goal is inside the picture, one that is far away does not press the line flat', () => {
  const near = chartScale(readings, { from: 74, to: 75 }, size);
  const far = chartScale(readings, { from: 50, to: 50 }, size);
  expect(near.ticks[0]).toBeLessThanOrEqual(74);
  expect(far.ticks[0]).toBe(76);
});

test('one reading, and equal readings, have a picture too', () => {
  const one = chartScale([{ day: '2026-01-01', value: 80 }], null, size);
  expect(Number.isFinite(one.y(80)) && Number.isFinite(one.x('2026-01-01'))).toBe(true);
});

test('labels of marks that would cover each other are left out, and those at the edges are moved inside', () => {
  const marks = [398, 200, 190, 2].map((x) => ({ x, text: 'Visita' }));
  const labels = labelledMarks(marks, { left: 0, right: 400 }).map(({ labelX }) => labelX && Math.round(labelX));
  expect(labels).toEqual([380, 200, null, 20]);
});
