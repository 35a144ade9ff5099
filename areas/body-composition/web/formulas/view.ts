import type { TFunction } from 'i18next';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { FieldName } from './inputs.ts';

export type Texts = TFunction<'body-composition'>;

export type Group = 'body_fat' | 'energy' | 'indices' | 'strength';

/** Result of a formula for the current inputs, as displayed texts. */
export type Result =
  | { kind: 'number'; value: string; details: string[]; cautions: string[] }
  | { kind: 'missing'; fields: string }
  | { kind: 'refused'; message: string };

export interface EquationLine {
  /** Group of people to which the line applies, such as `uomini 17-19`. Empty for a line that applies to everyone. */
  label: string;
  equation: string;
  /** True for the row that applies to the current inputs. */
  isCurrent: boolean;
}

/** Everything displayed about one formula. */
export interface FormulaView {
  id: string;
  group: Group;
  title: string;
  /** Names of the required fields. */
  fields: string;
  range: string;
  source: string;
  note: string;
  /** What the equation yields and what its symbols mean. */
  legend: string[];
  lines: EquationLine[];
  result: Result;
}

export function fieldText(t: Texts, fields: readonly FieldName[]): string {
  return fields.map((field) => t(`fields.${field}`)).join(', ');
}

export function missingResult(t: Texts, fields: readonly FieldName[]): Result {
  return { kind: 'missing', fields: fieldText(t, fields) };
}

/** Formats `1757.50` in the current language, as `1.757,50`, and keeps trailing zeros. */
export function formatDecimal(decimal: string): string {
  const [group, mark] = currentLanguage() === 'it' ? ['.', ','] : [',', '.'];
  const [integer = '', fraction] = decimal.split('.');
  const grouped = integer.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${mark}${fraction}`;
}
