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

export function indexViews(sheet: FormulaInputs, t: Texts): FormulaView[] {
  return [
    indexView('BMI', bmi(sheet, t), sheet, t),
    indexView('WAIST_HIP', waistHip(sheet, t), sheet, t),
    indexView('WAIST', waist(sheet, t), sheet, t),
    indexView('WAIST_HEIGHT', waistHeight(sheet, t), sheet, t),
    indexView('FAT_CATEGORY', fatCategory(sheet, t), sheet, t),
    ...desirableWeightViews(sheet, t),
  ];
}

function bmi(sheet: FormulaInputs, t: Texts): Index {
  const found = bodyMassIndex(toBodyInput(sheet));
  const classes = bmiClasses.map(({ name, from }, place) => {
    const limits =
      from > 0 ? t('rows.starts', { from: formatNumber(from) }) : t('rows.below', { to: bmiClasses[place + 1]?.from });
    return lineFor(limits, t(`bmiClasses.${name}`), name === found?.bmiClass);
  });
  return {
    fields: ['weight', 'height'],
    range: 'adults',
    source: 'bmi',
    lines: [lineFor(t('equations.BMI')), ...classes],
    result: found && {
      kind: 'number',
      value: t('result.bmi', { value: formatNumber(found.bmi, 2) }),
      facts: found.bmiClass ? [t(`bmiClasses.${found.bmiClass}`)] : [],
      cautions: found.bmiClass ? [] : [t('cautions.adults_only')],
    },
  };
}

function waistHip(sheet: FormulaInputs, t: Texts): Index {
  const found = waistHipRatio(girthsOf(sheet));
  const limits = genders.map((gender) =>
    lineFor(t('rows.raised', { from: formatNumber(raisedWaistHipRatio[gender], 2) }), t(`rows.${gender}`)),
  );
  return {
    fields: ['waist', 'hip', 'gender'],
    range: 'adults',
    source: 'waist',
    lines: [lineFor(t('equations.WAIST_HIP')), ...limits],
    result: found && ratioOf(found, t),
  };
}

function waist(sheet: FormulaInputs, t: Texts): Index {
  const risk = waistRisk(girthsOf(sheet));
  return {
    fields: ['waist', 'gender'],
    range: 'adults',
    source: 'waist',
    lines: genders.map((gender) =>
      lineFor(t('rows.waist', waistLimitsCm[gender]), t(`rows.${gender}`), gender === sheet.gender),
    ),
    result: risk && { kind: 'number', value: t(`waistRisks.${risk}`), facts: [], cautions: [] },
  };
}

function waistHeight(sheet: FormulaInputs, t: Texts): Index {
  const found = waistHeightRatio(girthsOf(sheet));
  return {
    fields: ['waist', 'height'],
    range: 'everybody',
    source: 'waistHeight',
    lines: [
      lineFor(t('equations.WAIST_HEIGHT')),
      lineFor(t('rows.above', { limit: formatNumber(raisedWaistHeightRatio, 1) }), t('rows.everybody')),
    ],
    result: found && ratioOf(found, t),
  };
}

function fatCategory(sheet: FormulaInputs, t: Texts): Index {
  const { fat_free_mass_perc: lean, gender } = parseBody(toBodyInput(sheet));
  const fat = lean === undefined ? Number.NaN : 100 - lean;
  const found = fatCategoryOf(fat, gender);
  const starts = fatCategories.map((category) => {
    const { male, female } = fatCategoryStarts;
    const limits = t('rows.fatStarts', { male: male[category], female: female[category] });
    return lineFor(limits, t(`fatCategories.${category}`), category === found);
  });
  return {
    fields: ['fat_free_mass_perc', 'gender'],
    range: 'adults',
    source: 'fatCategory',
    lines: [lineFor(t('equations.FAT_CATEGORY')), ...starts],
    result: found && {
      kind: 'number',
      value: t(`fatCategories.${found}`),
      facts: [t('result.fat', { value: formatNumber(fat, 2) })],
      cautions: [],
    },
  };
}

function ratioOf(found: { ratio: number; isRaised?: boolean }, t: Texts): Index['result'] {
  const cautions = found.isRaised ? [t('cautions.raised')] : [];
  return { kind: 'number', value: formatNumber(found.ratio, 2), facts: [], cautions };
}

function girthsOf(sheet: FormulaInputs) {
  return {
    waistCm: inputText(sheet, 'waist'),
    hipCm: inputText(sheet, 'hip'),
    heightCm: inputText(sheet, 'height'),
    gender: sheet.gender,
  };
}
