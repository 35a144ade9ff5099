import { expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { chartScale, dotsOf, nearestPoint, pathsOf } from './chart.ts';
import { labelledMarks } from './mark-labels.ts';
import { trendOf } from './trend.ts';

const size = { width: 400, height: 200, left: 40, right: 0, top: 0, bottom: 0 };
const readings = trendOf([
  { day: '2026-01-01', value: 80 },
  { day: '2026-01-08', value: 79 },
  { day: '2026-02-08', value: 78 },
  { day: '2026-05-01', value: 76 },
]);
const limits = { goal: null, decimals: 1 };

test('a gap of 31 days is dashed, and over one of 82 days there is no line', () => {
  const scale = chartScale(readings, limits, size);
  const { solid, dashed } = pathsOf(readings, scale, ({ value }) => value);

  expect(solid.match(/[ML]/g)?.join('')).toBe('MLMM');
  expect(dashed.match(/[ML]/g)?.join('')).toBe('ML');
});

test('days are placed by time, values by round lines', () => {
  const scale = chartScale(readings, limits, size);
  expect(scale.ticks).toEqual([76, 77, 78, 79, 80]);
  expect([scale.y(80), scale.y(76)]).toEqual([0, 200]);
  expect([scale.dayX('2026-01-01'), scale.dayX('2026-05-01')]).toEqual([40, 400]);
  expect(scale.dayX('2026-03-02')).toBeCloseTo(220, 0);
  expect(nearestPoint(readings, scale, 60)?.day).toBe('2026-01-08');
});

test('a near goal is inside the picture, one that is far away does not press the line flat', () => {
  const near = chartScale(readings, { ...limits, goal: { from: 74, to: 75 } }, size);
  const far = chartScale(readings, { ...limits, goal: { from: 50, to: 50 } }, size);
  expect(near.ticks[0]).toBeLessThanOrEqual(74);
  expect(far.ticks[0]).toBe(76);
});

test('one reading, and equal readings, have a picture too', () => {
  const one = chartScale(trendOf([{ day: '2026-01-01', value: 80 }]), limits, size);
  expect(Number.isFinite(one.y(80)) && Number.isFinite(one.dayX('2026-01-01'))).toBe(true);
});

test('a change of 0.1 kg is a small step in the middle and not a slope over the height', () => {
  const stable = trendOf([
    { day: '2026-01-01', value: 63.8 },
    { day: '2026-01-08', value: 63.9 },
  ]);
  const { y } = chartScale(stable, limits, size);
  expect(y(63.8) - y(63.9)).toBeLessThan(size.height / 15);
  expect(y(63.9)).toBeGreaterThan(size.height / 4);
  expect(y(63.8)).toBeLessThan((size.height * 3) / 4);

  const none = chartScale(trendOf([{ day: '2026-01-01', value: 0 }]), { goal: null, decimals: 0 }, size);
  expect(none.ticks[0]).toBe(0);
});

test('three years of daily values are drawn with few points, at most a pixel from where they are, and all extremes', () => {
  const days = Array.from({ length: 1096 }, (_, index) => addDays('2023-01-01', index));
  const daily = trendOf(days.map((day, index) => ({ day, value: index === 500 ? 95 : 80 + Math.sin(index / 60) })));
  const scale = chartScale(daily, limits, size);
  const { solid } = pathsOf(daily, scale, ({ value }) => value);
  const drawn = [...solid.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const distances = daily.map(({ daysSinceFirst, value }) => {
    const at = { x: scale.x(daysSinceFirst), y: scale.y(value) };
    return Math.min(...drawn.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
  });

  expect(drawn.length).toBeLessThan(500);
  expect(Math.max(...distances)).toBeLessThan(1.5);
  expect(drawn.some(({ y }) => Math.abs(y - scale.y(95)) < 0.1)).toBe(true);
  expect(dotsOf(daily, scale).split('M').length - 1).toBeLessThan(1096);
});

test('labels of marks that would cover each other are left out, and those at the edges are moved inside', () => {
  const marks = [398, 200, 190, 2].map((x) => ({ x, text: 'Visita' }));
  const labels = labelledMarks(marks, { left: 0, right: 400 }).map(({ labelX }) => labelX && Math.round(labelX));
  expect(labels).toEqual([380, 200, null, 20]);
});
