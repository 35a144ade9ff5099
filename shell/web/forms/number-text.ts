import { roundedTo } from '#shell/common/numbers.ts';
import { currentLanguage } from '../texts/language.ts';

/** A number as the text of a field: without a thousands mark, which would be read as the separator of the decimals. */
export function numberText(value: number, decimals: number): string {
  const text = String(roundedTo(decimals, value));
  return currentLanguage() === 'it' ? text.replace('.', ',') : text;
}
