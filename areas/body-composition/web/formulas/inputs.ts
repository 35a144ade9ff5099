import { parseNumber } from '#shell/common/parse-number.ts';
import { typedHeightCm } from '#shell/common/typed-height.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { type BodyField, type BodyInput, skinfolds, type Gender, parsePositive } from '../../rules/body.ts';

export const otherFields = ['waist', 'hip', 'bmr', 'load', 'reps', 'rpe'] as const;

export type FieldName = BodyField | (typeof otherFields)[number];

/** The texts that the user entered into the fields that all formulas share. */
export type FormulaInputs = Readonly<Record<FieldName, string>>;

/** The entered number with a decimal point, for the parsers of the rules; a height is in cm. */
export function inputText(inputs: FormulaInputs, field: FieldName): string {
  const heightCm = field === 'height' ? typedHeightCm(inputs.height, 'cm') : null;
  if (heightCm !== null) return String(heightCm);
  const number = parseNumber(inputs[field], { language: currentLanguage(), isWhole: field === 'bmr' });
  return number === null ? inputs[field].trim() : String(number);
}

export function toBodyInput(inputs: FormulaInputs): BodyInput {
  const measures = [...skinfolds, 'weight', 'height', 'fat_free_mass_perc'] as const;
  return {
    ...Object.fromEntries(measures.map((field) => [field, inputText(inputs, field)])),
    age: /^\d+$/.test(inputs.age.trim()) ? Number(inputs.age) : undefined,
    gender: inputs.gender,
  };
}

/** Whether the field is filled with an invalid value. */
export function isUnreadable(inputs: FormulaInputs, field: FieldName): boolean {
  if (field === 'gender' || inputs[field].trim() === '') return false;
  if (field === 'age') return toBodyInput(inputs).age === undefined;
  return parsePositive(inputText(inputs, field)) === undefined;
}

export const emptyInputs: FormulaInputs = {
  gender: '',
  age: '',
  weight: '',
  height: '',
  fat_free_mass_perc: '',
  triceps_fold: '',
  biceps_fold: '',
  subscapular_fold: '',
  suprailiac_fold: '',
  abdominal_fold: '',
  thigh_fold: '',
  calf_fold: '',
  axillary_fold: '',
  breastplate: '',
  waist: '',
  hip: '',
  bmr: '',
  load: '',
  reps: '',
  rpe: '',
};

/** Invented people with plausible values. */
export const examples: Readonly<Record<Gender, FormulaInputs>> = {
  male: {
    ...emptyInputs,
    ...{ gender: 'male', age: '24', weight: '76', height: '178', fat_free_mass_perc: '86' },
    ...{ triceps_fold: '10', biceps_fold: '5', subscapular_fold: '12', suprailiac_fold: '13', abdominal_fold: '18' },
    ...{ thigh_fold: '15', calf_fold: '9', axillary_fold: '11', breastplate: '10' },
    ...{ waist: '84', hip: '97', load: '100', reps: '5', rpe: '8' },
  },
  female: {
    ...emptyInputs,
    ...{ gender: 'female', age: '24', weight: '60', height: '165', fat_free_mass_perc: '76' },
    ...{ triceps_fold: '16', biceps_fold: '7', subscapular_fold: '13', suprailiac_fold: '15', abdominal_fold: '20' },
    ...{ thigh_fold: '25', calf_fold: '16', axillary_fold: '12', breastplate: '10' },
    ...{ waist: '70', hip: '96', load: '50', reps: '8', rpe: '8' },
  },
};
