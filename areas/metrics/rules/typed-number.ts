import type { Language } from '#shell/common/fields.ts';
import { parseNumber } from '#shell/common/parse-number.ts';
import { typedInches } from '#shell/common/typed-inches.ts';
import type { EntryUnit } from '../contract/measurement.ts';
import { builtInTypes, isTypeCode, type Unit } from '../contract/types.ts';

interface Entry {
  metric: string;
  unit: Unit;
  language: Language;
  /** The unit that was typed in; in inches the text may have a fraction, `37 1/2`. */
  typedUnit?: EntryUnit;
}

/** The typed value of a metric, which may be impossible; null for a text that is no number. */
export function parseTypedValue(text: string, { metric, unit, language, typedUnit = unit }: Entry): number | null {
  const isWhole = unit === 'steps' || (isTypeCode(metric) && builtInTypes[metric].decimals === 0);
  return typedUnit === 'in' ? typedInches(text, language) : parseNumber(text, { language, isWhole });
}
