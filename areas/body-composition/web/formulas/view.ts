import type { TFunction } from 'i18next';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { FieldName } from './inputs.ts';

export type Texts = TFunction<'body-composition'>;

export type Group = 'body_fat' | 'energy' | 'indices' | 'strength';

/** What a formula says of the data as they are. All in words, ready to be shown. */
export type Result =
  | { kind: 'number'; value: string; facts: string[]; cautions: string[] }
  | { kind: 'missing'; fields: string }
  | { kind: 'refused'; message: string };

export interface EquationLine {
  /** For whom: `uomini 17-19`. Empty when for everybody. */
  label: string;
  equation: string;
  /** The line that holds for these data. */
  isCurrent: boolean;
}

/** All a dietitian needs to check one formula. */
export interface FormulaView {
  id: string;
  group: Group;
  title: string;
  /** What it asks for. */
  fields: string;
  range: string;
  source: string;
  note: string;
  /** What the equation yields, what its letters mean. */
  legend: string[];
  lines: EquationLine[];
  result: Result;
}

export function fieldText(t: Texts, fields: readonly FieldName[]): string {
  return fields.map((field) => t(`fields.${field}`)).join(', ');
}

export function missing(t: Texts, fields: readonly FieldName[]): Result {
  return { kind: 'missing', fields: fieldText(t, fields) };
}

/** `1757.50` as the language writes it, `1.757,50`, to the last zero. */
export function inLanguage(decimal: string): string {
  const [group, mark] = currentLanguage() === 'it' ? ['.', ','] : [',', '.'];
  const [whole = '', part] = decimal.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return part === undefined ? grouped : `${grouped}${mark}${part}`;
}
