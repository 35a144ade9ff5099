import { roundedTo } from '#shell/common/numbers.ts';
import { isUnfinishedNumber, parseNumber } from '#shell/common/parse-number.ts';
import { currentLanguage } from '../texts/language.ts';

export interface NumberRules {
  min: number;
  max: number;
  /** Decimals of the number; a text with more of them is rounded, unless the number is whole. */
  decimals: number | undefined;
  /** A unit that may be typed behind the number. */
  suffix: string;
  /** Replaces the parser of numbers where values are written in more ways, such as a height in metres. */
  parse?: ((text: string) => number | null) | undefined;
}

export type TypedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  /** `isFinal` is false while more characters could make the text a number in the limits. */
  | { kind: 'refused'; reason: 'number' | 'whole_number'; isFinal: boolean }
  | { kind: 'refused'; reason: 'too_small' | 'too_big'; limit: number; isFinal: boolean };

/** The number of a text that was typed in the language of the user, or why it is refused. */
export function readTypedNumber(text: string, { min, max, decimals, suffix, parse }: NumberRules): TypedNumber {
  const typed = withoutSuffix(text.trim(), suffix);
  if (typed === '') return { kind: 'empty' };
  const parsed = parse
    ? parse(text.trim())
    : parseNumber(typed, { language: currentLanguage(), isWhole: decimals === 0 });
  if (parsed === null && parse) return { kind: 'refused', reason: 'number', isFinal: false };
  if (parsed === null) return { kind: 'refused', reason: 'number', isFinal: !isUnfinishedNumber(typed) };
  if (decimals === 0 && !Number.isInteger(parsed))
    return { kind: 'refused', reason: 'whole_number', isFinal: !isUnfinishedNumber(typed) };
  const value = decimals === undefined ? parsed : roundedTo(decimals, parsed);
  if (value > max) return { kind: 'refused', reason: 'too_big', limit: max, isFinal: value > 0 };
  if (value < min) return { kind: 'refused', reason: 'too_small', limit: min, isFinal: value < 0 };
  return { kind: 'number', value };
}

function withoutSuffix(text: string, suffix: string): string {
  const unit = suffix.trim();
  return unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text;
}
