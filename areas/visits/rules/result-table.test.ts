import { expect, test } from 'vitest';
import { metricUnits } from '#shell/common/units.ts';
import { type Measure, VisitContent } from '../contract/document.ts';
import { changeOf, resultRows, shownResult } from './result-table.ts';
import { resultsOf } from './results.ts';
import { measureRows } from './table.ts';

const woman = { gender: 'female', birthDate: '1995-12-01' } as const;
const measure = (metric: Measure['metric'], value: number): Measure => ({
  ...{ id: metric, metric, side: null, takes: [value] },
});
const body = [measure('weight', 62), measure('height', 168)];
const bia = (percent: number, biaDevice = '', kg = 62) =>
  VisitContent.parse({
    ...{ takenOn: '2026-03-02', measurement_type: 'BIA', biaDevice },
    measures: [measure('weight', kg), measure('height', 168), measure('bia_fat_mass_perc', percent)],
  });
const folds = VisitContent.parse({
  ...{ takenOn: '2026-02-02', bodyFatFormula: 'JACKSON_3_SKINFOLDS' },
  measures: [...body, ...(['triceps_fold', 'suprailiac_fold', 'thigh_fold'] as const).map((fold) => measure(fold, 18))],
});
const rowOf = (visits: VisitContent[], name: string) =>
  resultRows(visits, woman).find((row) => row.name === name) ?? { values: [], methods: [], models: [] };

test('25 % fat of 62 kg are 15.5 kg of fat and 46.5 kg of fat-free mass', () => {
  const results = resultsOf(bia(25), woman);

  expect([results.fatMassKg, results.fatFreeMassKg]).toEqual([15.5, 46.5]);
  expect(rowOf([bia(25)], 'fatMass')).toMatchObject({ values: [15.5], methods: ['BIA'] });
  expect(rowOf([bia(25)], 'fatFreeMass').values).toEqual([46.5]);
});

test('the results of each visit are rows, with the method of fat; a result that no visit has is none', () => {
  const rows = resultRows([bia(24), folds], woman);

  expect(rows.map(({ name }) => name)).toEqual([
    'fat',
    'fatMass',
    'fatFree',
    'fatFreeMass',
    'foldSum',
    'bmi',
    'bmr',
    'desirableWeight',
  ]);
  expect(rowOf([bia(24), folds], 'fat').methods).toEqual(['BIA', 'JACKSON_3_SKINFOLDS']);
  expect(rowOf([bia(24), folds], 'foldSum')).toMatchObject({ values: [null, 54], methods: [null, 'FOLDS_3'] });
  expect(shownResult('bmi', rowOf([folds], 'bmi').values[0] ?? 0, metricUnits)).toBe(22);
});

test('fat of a device is compared with the last visit of that device, and with no skinfolds', () => {
  const row = rowOf([bia(24, 'A'), folds, bia(26, 'A'), bia(31, 'A')], 'fat');

  expect(changeOf(row, 'last')).toEqual([24, 26]);
  expect(changeOf(row, 'first')).toEqual([24, 31]);
  expect(changeOf(rowOf([bia(24, 'A'), folds], 'fat'), 'last')).toEqual([24, null]);
});

test('results without a method, such as the body mass index, are compared whatever measured the fat', () => {
  const [now, before] = changeOf(rowOf([bia(24, '', 60), folds], 'bmi'), 'last');

  expect([now?.toFixed(1), before?.toFixed(1)]).toEqual(['21.3', '22.0']);
});

test('the navel of October has no change since the last visit when November did not measure it', () => {
  expect(changeOf({ values: [null, 86, 88.5] }, 'last')).toEqual([null, null]);
  expect(changeOf({ values: [null, 86, 88.5] }, 'first')).toEqual([null, null]);
});

test.each([
  ['another caliper', ['Harpenden', 'Lange', 'Harpenden'], [54, 66]],
  ['a caliper of unknown model', ['Harpenden', '', 'Lange'], [54, 60]],
  ['the caliper in small letters', ['Harpenden', 'harpenden ', 'Lange'], [54, 60]],
])('skinfolds and their results are compared with the last visit that does not name %s', (_, calipers, compared) => {
  const visits = calipers.map((caliper, index) => withFolds(caliper, 18 + 2 * index));
  const thigh = measureRows(visits).find(({ metric }) => metric === 'thigh_fold');

  expect(changeOf(rowOf(visits, 'foldSum'), 'last')).toEqual(compared);
  expect(thigh && changeOf(thigh, 'last')).toEqual(compared.map((sum) => sum / 3));
  expect(changeOf(rowOf(visits, 'fatMass'), 'last')[1]).toBe(
    rowOf(visits, 'fatMass').values[(compared[1] ?? 0) === 66 ? 2 : 1],
  );
});

function withFolds(caliper: string, mm: number): VisitContent {
  const taken = (['triceps_fold', 'suprailiac_fold', 'thigh_fold'] as const).map((fold) => measure(fold, mm));
  return { ...folds, caliper, measures: [...body, ...taken] };
}
