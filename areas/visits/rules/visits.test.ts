import { metricUnits } from '#shell/common/units.ts';
import { describe, expect, test } from 'vitest';
import type { Measure } from '../contract/document.ts';
import { VisitContent } from '../contract/document.ts';
import { figuresOf, shownFatFree } from './figures.ts';
import { resultsOf } from './results.ts';
import { firstVisit } from '#areas/surveys/rules/ready-made/first-contact.ts';
import { readyMadeQuestions } from './proposals.ts';
import { rxcScale } from './rxc-scale.ts';
import { measureRows, shownChange } from './table.ts';
import { trendsOf } from './trends.ts';
import { needsThirdTake, technicalErrorPercent, measuredValue } from './takes.ts';

/** 30 years old on the days of these visits. */
const woman = { gender: 'female', birthDate: '1995-12-01' } as const;

function measure(metric: Measure['metric'], ...takes: number[]): Measure {
  return { id: metric, metric, side: null, takes };
}

function visit(fields: Partial<VisitContent>): VisitContent {
  return VisitContent.parse({ takenOn: '2026-03-02', ...fields });
}

describe('readings', () => {
  test('one reading is the value, two give their mean, three their median', () => {
    expect(measuredValue(measure('triceps_fold', 12.4))).toBe(12.4);
    expect(measuredValue(measure('triceps_fold', 12, 13))).toBe(12.5);
    expect(measuredValue(measure('triceps_fold', 12, 18, 12.6))).toBe(12.6);
  });

  test('of 210 and 22 mm there is no mean, sum, column nor change, although 116 mm would be possible', () => {
    const slipped = measure('abdominal_fold', 210, 22);
    const content = visit({ measures: [measure('triceps_fold', 20), slipped] });

    expect(measuredValue(slipped)).toBeNull();
    expect(resultsOf(content, woman).foldSumMm).toBe(20);
    expect(measureRows([content]).map(({ metric, values }) => [metric, ...values])).toEqual([
      ['triceps_fold', 20],
      ['abdominal_fold', null],
    ]);
  });

  test('a fold needs a third reading above 5 %, a circumference above 1 %', () => {
    expect(needsThirdTake(measure('triceps_fold', 20, 21))).toBe(false);
    expect(needsThirdTake(measure('triceps_fold', 20, 21.1))).toBe(true);
    expect(needsThirdTake(measure('waist', 80, 80.8))).toBe(false);
    expect(needsThirdTake(measure('waist', 80, 81))).toBe(true);
    expect(needsThirdTake(measure('waist', 80))).toBe(false);
  });

  test('the error of an examiner needs ten double readings: differences of 1 mm around 20 mm are 3.5 %', () => {
    const pairs = Array.from({ length: 10 }, () => [19.5, 20.5] as const);

    expect(technicalErrorPercent(pairs)).toBeCloseTo(3.54, 2);
    expect(technicalErrorPercent(pairs.slice(1))).toBeUndefined();
  });
});

describe('results', () => {
  const body = [measure('weight', 62), measure('height', 168)];
  const folds = (['triceps_fold', 'suprailiac_fold', 'thigh_fold'] as const).map((name) => measure(name, 18));

  test('fat by the chosen formula, with every other formula for which the folds suffice', () => {
    const results = resultsOf(visit({ measures: [...body, ...folds], bodyFatFormula: 'JACKSON_3_SKINFOLDS' }), woman);

    const chosen = results.bodyFat.find(({ formula }) => formula === 'JACKSON_3_SKINFOLDS');
    expect(results.fat_mass_perc?.toFixed(2)).toBe(chosen?.fatMassPerc);
    expect((results.fat_mass_perc ?? 0) + (results.fat_free_mass_perc ?? 0)).toBeCloseTo(100, 6);
    expect(results.foldSumMm).toBe(54);
    expect(results.bodyFatMissing).toBeUndefined();
  });

  test('a figure is rounded once: 62.8 kg and 164 cm show 23.3 (of 23.349) and a desirable weight of 130.5 lb (of 130.450)', () => {
    const results = resultsOf(visit({ measures: [measure('weight', 62.8), measure('height', 164)] }), woman);

    const shown = figuresOf(results, { weight: 'lb', length: 'in' });
    expect(shown.find(({ name }) => name === 'bmi')?.value).toBe(23.3);
    expect(shown.find(({ name }) => name === 'desirableWeight')).toMatchObject({ value: 130.5, unit: 'lb' });
  });

  test('the share of fat is that of the formula before it is rounded to hundredths: 15.749 shows 15.7, not 15.8', () => {
    // Faulkner: 0.153 x 65.14 + 5.783 = 15.7494.
    const four = ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'abdominal_fold'] as const;
    const measures = [...body, ...four.map((name, index) => measure(name, [16.1, 16.2, 16.3, 16.54][index] ?? 0))];
    const results = resultsOf(visit({ measures, bodyFatFormula: 'FAULKNER_4_SKINFOLDS' }), woman);

    expect(results.bodyFat.find(({ formula }) => formula === 'FAULKNER_4_SKINFOLDS')?.fatMassPerc).toBe('15.75');
    expect(figuresOf(results, metricUnits).find(({ name }) => name === 'fat')?.value).toBe(15.7);
    expect(shownFatFree(results)).toBe(84.3);
  });

  test('a formula without its folds names them in its order and gives no number', () => {
    const results = resultsOf(visit({ measures: [...body, ...folds], bodyFatFormula: 'DURNIN_WOMERSLEY' }), woman);

    expect(results.bodyFatMissing).toEqual({ missing: ['biceps_fold', 'subscapular_fold'] });
    expect(results.fat_mass_perc).toBeUndefined();
    expect(results.fat_free_mass_perc).toBeUndefined();
  });

  test('without sex and age the resting energy names both', () => {
    const results = resultsOf(visit({ measures: body }), { gender: null, birthDate: null });

    expect(results.metabolicRateMissing).toEqual({ missing: ['age', 'gender'] });
    expect(results.bmr).toBeUndefined();
  });

  test('a height of 1.8 cm is not possible: it counts as missing and gives no body mass index', () => {
    const content = visit({ measures: [measure('weight', 82), measure('height', 1.8)] });
    const results = resultsOf(content, woman);

    expect(results.bodyMassIndex).toBeUndefined();
    expect(results.desirableWeightKg).toBeUndefined();
    expect(results.bmr).toBeUndefined();
    expect(results.metabolicRateMissing).toEqual({ missing: ['height'] });
  });

  test('a fold of 400 mm is missing in the sum and for the formula', () => {
    const measures = [...body, ...folds.slice(1), measure('triceps_fold', 400)];
    const results = resultsOf(visit({ measures, bodyFatFormula: 'JACKSON_3_SKINFOLDS' }), woman);

    expect(results.foldSumMm).toBe(36);
    expect(results.bodyFatMissing).toEqual({ missing: ['triceps_fold'] });
  });

  test('a girl of 12 has no resting energy by a formula for adults, and the minimum age is named', () => {
    const content = visit({ measures: body, metabolicRateFormula: 'FAO_WHO_UNU' });

    expect(resultsOf(content, { gender: 'female', birthDate: '2014-01-01' }).metabolicRateMissing).toEqual({
      minimumAge: '18',
    });
  });

  test('a boy of 15 has no result of a formula that was fitted on adults, also when it was chosen; that for his age has one', () => {
    const boy = { gender: 'male', birthDate: '2011-01-01' } as const;
    const results = (fields: Partial<VisitContent>) =>
      resultsOf(visit({ measures: [...body, ...folds], ...fields }), boy);
    const adult = results({ metabolicRateFormula: 'MIFFLIN_ST_JEOR', bodyFatFormula: 'FAULKNER_4_SKINFOLDS' });

    expect([adult.bmr, adult.dailyEnergyKcal, adult.fat_mass_perc]).toEqual([undefined, undefined, undefined]);
    expect([adult.metabolicRateMissing, adult.bodyFatMissing]).toEqual([{ isForAdults: true }, { isForAdults: true }]);
    expect(adult.metabolicRates.map(({ formula }) => formula)).toEqual(['MOLNAR']);
    expect(adult.desirableWeightKg).toBeUndefined();
    expect(results({ metabolicRateFormula: 'MOLNAR' }).bmr).toBeGreaterThan(1000);
  });

  test('folds never replace what a device measured', () => {
    const measures = [...body, ...folds, measure('bia_fat_mass_perc', 24.5)];
    const results = resultsOf(
      visit({ measures, measurement_type: 'BIA', bodyFatFormula: 'JACKSON_3_SKINFOLDS' }),
      woman,
    );

    expect(results.fat_mass_perc).toBe(24.5);
    expect(results.bodyFat).toEqual([]);
  });

  test('fat in kilograms of a device is a share of the weight: 15.5 of 62 kg are 25 %', () => {
    const measures = [...body, measure('bia_fat_mass', 15.5)];

    expect(resultsOf(visit({ measures, measurement_type: 'BIA' }), woman).fat_mass_perc).toBe(25);
  });

  test('without any measure there is no number at all', () => {
    const { bodyFat, metabolicRates, foldCount, ...results } = resultsOf(visit({}), woman);

    expect([bodyFat, metabolicRates, foldCount]).toEqual([[], [], 0]);
    expect(Object.values(results).filter((value) => typeof value === 'number')).toEqual([]);
  });
});

describe('what is read from several visits', () => {
  const weighed = (takenOn: string, kg: number, fields: Partial<VisitContent> = {}) =>
    visit({ takenOn, measures: [measure('weight', kg), measure('height', 168)], ...fields });

  test('fat of another device is not joined to that of the present one', () => {
    const bia = (perc: number, device: string) => ({
      measurement_type: 'BIA' as const,
      biaDevice: device,
      measures: [measure('bia_fat_mass_perc', perc)],
    });
    const visits = [
      weighed('2026-01-01', 64, bia(30, 'A')),
      weighed('2026-02-01', 63, bia(27, 'B')),
      weighed('2026-03-01', 62, bia(26, 'B')),
    ];

    expect(trendsOf(visits, woman, metricUnits)).toEqual([
      {
        name: 'fat',
        unit: '%',
        points: [
          { takenOn: '2026-02-01', value: 27 },
          { takenOn: '2026-03-01', value: 26 },
        ],
      },
    ]);
  });

  test('right and left of a limb are two rows, and a change is rounded after the difference', () => {
    const arm = (side: 'R' | 'L', cm: number): Measure => ({ id: `arms:${side}`, metric: 'arms', side, takes: [cm] });
    const rows = measureRows([
      visit({ measures: [arm('L', 29), arm('R', 29.35)] }),
      visit({ measures: [arm('R', 28.06)] }),
    ]);

    expect(rows).toEqual([
      { metric: 'arms', side: 'R', values: [29.35, 28.06], notCounted: [null, null], models: ['', ''] },
      { metric: 'arms', side: 'L', values: [29, null], notCounted: [null, null], models: ['', ''] },
    ]);
    expect(shownChange('arms', metricUnits, [29.35, 28.06])).toBe(1.3);
    expect(shownChange('arms', metricUnits, [29, null])).toBeNull();
  });

  test('every question that a field takes from the ready-made first survey is one of its questions', () => {
    const texts = firstVisit.questions.map(({ text }) => text[0]);

    expect(Object.values(readyMadeQuestions).filter((question) => !texts.includes(question))).toEqual([]);
  });

  test('rays of the RXc graph stay inside its axes', () => {
    const scale = rxcScale([
      { r: 320, xc: 31 },
      { r: 330, xc: 33 },
    ]);

    expect(scale?.rays.length).toBeGreaterThan(2);
    for (const { from, to } of scale?.rays ?? [])
      for (const { r, xc } of [from, to]) {
        expect(r).toBeGreaterThanOrEqual(scale?.r.from ?? 0);
        expect(xc).toBeLessThanOrEqual((scale?.xc.to ?? 0) + 1e-9);
      }
  });
});
