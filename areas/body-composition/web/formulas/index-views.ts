import { formatNumber } from '#shell/web/texts/formats.ts';
import { fatCategories, fatCategoryOf, fatCategoryStarts } from '../../rules/body-fat-category.ts';
import { bmiClasses, bodyMassIndex } from '../../rules/body-mass-index.ts';
import { genders, parseBody } from '../../rules/body.ts';
import {
  raisedWaistHeightRatio,
  raisedWaistHipRatio,
  waistHeightRatio,
  waistHipRatio,
  waistLimitsCm,
  waistRisk,
} from '../../rules/waist.ts';
import { desirableWeightViews } from './desirable-weight-views.ts';
import { type Index, indexView, lineFor } from './index-view.ts';
import { toBodyInput, type FormulaInputs, inputText } from './inputs.ts';
import type { FormulaView, Texts } from './view.ts';

export function indexViews(inputs: FormulaInputs, t: Texts): FormulaView[] {
  return [
    indexView('BMI', bmi(inputs, t), inputs, t),
    indexView('WAIST_HIP', waistHip(inputs, t), inputs, t),
    indexView('WAIST', waist(inputs, t), inputs, t),
    indexView('WAIST_HEIGHT', waistHeight(inputs, t), inputs, t),
    indexView('FAT_CATEGORY', fatCategory(inputs, t), inputs, t),
    ...desirableWeightViews(inputs, t),
  ];
}

function bmi(inputs: FormulaInputs, t: Texts): Index {
  const result = bodyMassIndex(toBodyInput(inputs));
  const classes = bmiClasses.map(({ name, from }, index) => {
    const limits =
      from > 0 ? t('rows.starts', { from: formatNumber(from) }) : t('rows.below', { to: bmiClasses[index + 1]?.from });
    return lineFor(limits, t(`bmiClasses.${name}`), name === result?.bmiClass);
  });
  return {
    fields: ['weight', 'height'],
    range: 'adults',
    source: 'bmi',
    lines: [lineFor(t('equations.BMI')), ...classes],
    result: result && {
      kind: 'number',
      value: t('result.bmi', { value: formatNumber(result.bmi, 2) }),
      details: result.bmiClass ? [t(`bmiClasses.${result.bmiClass}`)] : [],
      cautions: result.bmiClass ? [] : [t('cautions.adults_only')],
    },
  };
}

function waistHip(inputs: FormulaInputs, t: Texts): Index {
  const result = waistHipRatio(girthsOf(inputs));
  const limits = genders.map((gender) =>
    lineFor(t('rows.raised', { from: formatNumber(raisedWaistHipRatio[gender], 2) }), t(`rows.${gender}`)),
  );
  return {
    fields: ['waist', 'hip', 'gender'],
    range: 'adults',
    source: 'waist',
    lines: [lineFor(t('equations.WAIST_HIP')), ...limits],
    result: result && ratioOf(result, t),
  };
}

function waist(inputs: FormulaInputs, t: Texts): Index {
  const risk = waistRisk(girthsOf(inputs));
  return {
    fields: ['waist', 'gender'],
    range: 'adults',
    source: 'waist',
    lines: genders.map((gender) =>
      lineFor(t('rows.waist', waistLimitsCm[gender]), t(`rows.${gender}`), gender === inputs.gender),
    ),
    result: risk && { kind: 'number', value: t(`waistRisks.${risk}`), details: [], cautions: [] },
  };
}

function waistHeight(inputs: FormulaInputs, t: Texts): Index {
  const result = waistHeightRatio(girthsOf(inputs));
  return {
    fields: ['waist', 'height'],
    range: 'everybody',
    source: 'waistHeight',
    lines: [
      lineFor(t('equations.WAIST_HEIGHT')),
      lineFor(t('rows.above', { limit: formatNumber(raisedWaistHeightRatio, 1) }), t('rows.everybody')),
    ],
    result: result && ratioOf(result, t),
  };
}

function fatCategory(inputs: FormulaInputs, t: Texts): Index {
  const { fat_free_mass_perc: lean, gender } = parseBody(toBodyInput(inputs));
  const fat = lean === undefined ? Number.NaN : 100 - lean;
  const result = fatCategoryOf(fat, gender);
  const starts = fatCategories.map((category) => {
    const { male, female } = fatCategoryStarts;
    const limits = t('rows.fatStarts', { male: male[category], female: female[category] });
    return lineFor(limits, t(`fatCategories.${category}`), category === result);
  });
  return {
    fields: ['fat_free_mass_perc', 'gender'],
    range: 'adults',
    source: 'fatCategory',
    lines: [lineFor(t('equations.FAT_CATEGORY')), ...starts],
    result: result && {
      kind: 'number',
      value: t(`fatCategories.${result}`),
      details: [t('result.fat', { value: formatNumber(fat, 2) })],
      cautions: [],
    },
  };
}

function ratioOf(result: { ratio: number; isRaised?: boolean }, t: Texts): Index['result'] {
  const cautions = result.isRaised ? [t('cautions.raised')] : [];
  return { kind: 'number', value: formatNumber(result.ratio, 2), details: [], cautions };
}

function girthsOf(inputs: FormulaInputs) {
  return {
    waistCm: inputText(inputs, 'waist'),
    hipCm: inputText(inputs, 'hip'),
    heightCm: inputText(inputs, 'height'),
    gender: inputs.gender,
  };
}
