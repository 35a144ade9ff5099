import { parseGender, parsePositive } from '../../rules/body.ts';
import type { DesirableWeightMethod } from '../../rules/desirable-weight.ts';
import { type FieldName, type FormulaInputs, inputText } from './inputs.ts';
import { type EquationLine, fieldText, type FormulaView, missing, type Result, type Texts } from './view.ts';

export type IndexName = 'BMI' | 'WAIST_HIP' | 'WAIST' | 'WAIST_HEIGHT' | 'FAT_CATEGORY' | DesirableWeightMethod;

/** What one index differs in from another. */
export interface Index {
  fields: readonly FieldName[];
  range: 'adults' | 'tall' | 'everybody';
  source: 'bmi' | 'waist' | 'waistHeight' | 'fatCategory' | 'bmi22' | 'tables';
  lines: EquationLine[];
  result: (Result & { kind: 'number' }) | undefined;
}

/** Without a result either something is missing, or the data are beyond what the index is for. */
export function indexView(id: IndexName, index: Index, sheet: FormulaInputs, t: Texts): FormulaView {
  const { fields, range, source, lines, result } = index;
  const absent = fields.filter((field) => isAbsent(sheet, field));
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
    result: result ?? (absent.length > 0 ? missing(t, absent) : { kind: 'refused', message: t('result.outside') }),
  };
}

export function lineFor(equation: string, label = '', isCurrent = false): EquationLine {
  return { label, equation, isCurrent };
}

function isAbsent(sheet: FormulaInputs, field: FieldName): boolean {
  return field === 'gender' ? !parseGender(sheet.gender) : parsePositive(inputText(sheet, field)) === undefined;
}
