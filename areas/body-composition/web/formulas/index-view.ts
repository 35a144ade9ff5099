import { parseGender, parsePositive } from '../../rules/body.ts';
import type { DesirableWeightMethod } from '../../rules/desirable-weight.ts';
import { type FieldName, type FormulaInputs, inputText } from './inputs.ts';
import { type EquationLine, fieldText, type FormulaView, missingResult, type Result, type Texts } from './view.ts';

export type IndexName = 'BMI' | 'WAIST_HIP' | 'WAIST' | 'WAIST_HEIGHT' | 'FAT_CATEGORY' | DesirableWeightMethod;

/** One index, such as the body mass index: the properties that differ between indices. */
export interface Index {
  fields: readonly FieldName[];
  range: 'adults' | 'tall' | 'everybody';
  source: 'bmi' | 'waist' | 'waistHeight' | 'fatCategory' | 'bmi22' | 'tables';
  lines: EquationLine[];
  result: (Result & { kind: 'number' }) | undefined;
}

/** The view of an index. When it has no result, either a value is missing or the data are outside its range. */
export function indexView(id: IndexName, index: Index, inputs: FormulaInputs, t: Texts): FormulaView {
  const { fields, range, source, lines, result } = index;
  const missing = fields.filter((field) => isMissing(inputs, field));
  return {
    id,
    group: 'indices',
    title: t(`names.${id}`),
    fields: fieldText(t, fields),
    range: t(`ranges.${range}`),
    source: t(`sources.${source}`),
    note: t(`notes.${id}`),
    legend: [],
    lines,
    result:
      result ?? (missing.length > 0 ? missingResult(t, missing) : { kind: 'refused', message: t('result.outside') }),
  };
}

export function lineFor(equation: string, label = '', isCurrent = false): EquationLine {
  return { label, equation, isCurrent };
}

function isMissing(inputs: FormulaInputs, field: FieldName): boolean {
  return field === 'gender' ? !parseGender(inputs.gender) : parsePositive(inputText(inputs, field)) === undefined;
}
