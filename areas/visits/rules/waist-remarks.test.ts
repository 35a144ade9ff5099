import { expect, test } from 'vitest';
import { type Measure, VisitContent } from '../contract/document.ts';
import { resultsOf } from './results.ts';
import { resultRows } from './result-table.ts';
import { waistRemarks } from './waist-remarks.ts';

const measure = (metric: Measure['metric'], value: number): Measure => ({
  ...{ id: metric, metric, side: null, takes: [value] },
});
const visit = (waist: number, hips: number, fields: Partial<VisitContent> = {}) =>
  VisitContent.parse({
    takenOn: '2026-03-02',
    measures: [measure('height', 160), measure('waist', waist), measure('hips', hips)],
    ...fields,
  });
const woman = { gender: 'female', birthDate: '1996-03-03' } as const;

test('a waist of 80 cm, hips of 100 cm and a height of 160 cm are ratios of 0.80 and 0.50', () => {
  const results = resultsOf(visit(80, 100), woman);

  expect([results.waistHipRatio, results.waistHeightRatio]).toEqual([0.8, 0.5]);
  expect(resultRows([visit(80, 100)], woman).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['waistHip', 'waistHeight']),
  );
});

test('85 / 100 is at the cut-off of women, below that of men; 0.53 of the height is above 0.5', () => {
  const results = resultsOf(visit(85, 100), woman);

  expect(waistRemarks(results, { age: 30, gender: 'female' })).toEqual([
    { name: 'waistHip', of: 'female', side: 'from', limit: 0.85 },
    { name: 'waistHeight', of: 'all', side: 'above', limit: 0.5 },
  ]);
  expect(waistRemarks(results, { age: 30, gender: 'male' })[0]).toMatchObject({ side: 'below', limit: 0.9 });
  expect(waistRemarks(results, { age: 15, gender: 'female' }).map(({ name }) => name)).toEqual(['waistHeight']);
});

test('in pregnancy there is no ratio of the waist', () => {
  const results = resultsOf(visit(95, 100, { maternalState: 'trimester_2' }), woman);

  expect([results.waistHipRatio, results.waistHeightRatio]).toEqual([undefined, undefined]);
});
