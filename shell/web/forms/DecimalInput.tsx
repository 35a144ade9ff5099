import { TextInput, type TextInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { clamped, roundedTo } from '#shell/common/numbers.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './DecimalInput.module.css';
import { numberText } from './number-text.ts';
import { useRefusedText, useUndoableText } from './refused-texts.ts';
import { StepButtons } from './StepButtons.tsx';
import { type NumberRules, readTypedNumber, type TypedNumber } from './typed-number.ts';
import { useTypedText } from './use-typed-text.ts';

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step';

export interface DecimalInputProps extends Omit<TextInputProps, Replaced> {
  value?: number | string | undefined;
  defaultValue?: number | string | undefined;
  /** Called with the number, with `''` for an empty field, and with the text as it was typed when it is refused. */
  onChange?: ((value: number | string) => void) | undefined;
  /** The default is 0, or no limit with `allowNegative`. */
  min?: number | undefined;
  max?: number | undefined;
  /** Step of the arrow keys and of the buttons. */
  step?: number | undefined;
  /** Decimals of the number; 0 refuses a text with decimals, others round it. */
  decimalScale?: number | undefined;
  allowDecimal?: boolean | undefined;
  allowNegative?: boolean | undefined;
  /** The unit at the right of the field. */
  suffix?: string | undefined;
  hideControls?: boolean | undefined;
  parse?: NumberRules['parse'];
}

/**
 * An input for a number, typed with a comma or a point before the decimals. What was typed stays visible as it is: a text that
 * is no number, or is out of the limits, has a message and makes the input invalid, so that its form is not sent. Escape
 * restores what was there before. A mouse wheel changes nothing.
 */
export function DecimalInput({
  value,
  defaultValue,
  onChange,
  allowNegative = false,
  min = allowNegative ? Number.NEGATIVE_INFINITY : 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  decimalScale,
  allowDecimal = true,
  suffix = '',
  hideControls = false,
  parse,
  error,
  rightSection,
  onBlur,
  onKeyDown,
  ...props
}: DecimalInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const rules: NumberRules = { min, max, decimals: allowDecimal ? decimalScale : 0, suffix, parse };
  const [current, setCurrent] = useUncontrolled<number | string>({
    finalValue: '',
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(onChange && { onChange }),
  });
  const typing = useTypedText({ current, read: (text) => readTypedNumber(text, rules), emit: setCurrent });
  const text = typing.text ?? textOf(current, rules.decimals);
  const read = readTypedNumber(text, rules);
  const refusal = useRefusalText(read);
  const isShown = read.kind === 'refused' && (read.isFinal || typing.isSettled);
  useRefusedText(isShown);
  useUndoableText(read.kind === 'refused' ? typing.text : null, () => typing.revert());

  // Synchronises with the validity of the native input, which forms read before they are sent.
  useEffect(() => input.current?.setCustomValidity(refusal), [refusal]);

  function addSteps(count: number): void {
    const start = read.kind === 'number' ? read.value : 0;
    if (read.kind === 'refused') return;
    typing.set(clamped(roundedTo(rules.decimals ?? 6, start + count * step), min, max));
  }

  const arrows: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
  return (
    <TextInput
      autoComplete="off"
      maxLength={40}
      inputMode={rules.decimals === 0 && min >= 0 ? 'numeric' : 'decimal'}
      {...sections({ rightSection, suffix, hasSteps: !hideControls && props.disabled !== true, onStep: addSteps })}
      {...props}
      ref={input}
      value={text}
      error={isShown ? refusal : error}
      onChange={(event) => typing.change(event.currentTarget.value)}
      onBlur={(event) => {
        typing.blur();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const count = arrows[event.key];
        if (event.key === 'Escape' && typing.revert()) event.stopPropagation();
        else if (event.key === 'Enter') typing.settle();
        else if (count !== undefined && !event.defaultPrevented) {
          event.preventDefault();
          addSteps(count);
        }
      }}
    />
  );
}

function textOf(value: number | string, decimals: number | undefined): string {
  return typeof value === 'string' ? value : numberText(value, decimals ?? 10);
}

/** The message for a refused text; empty for others. */
function useRefusalText(read: TypedNumber): string {
  const t = useTexts('shell');
  if (read.kind !== 'refused') return '';
  if ('limit' in read) return t(`invalid.${read.reason}.number`, { limit: read.limit });
  return t(`invalid.${read.reason}`);
}

interface SectionOptions {
  rightSection: ReactNode;
  suffix: string;
  hasSteps: boolean;
  onStep: (count: number) => void;
}

/** Returns the props of the right section: the given one, the unit, or the step buttons. A click on a unit focuses the field. */
function sections({ rightSection, suffix, hasSteps, onStep }: SectionOptions): Partial<TextInputProps> {
  const unit = suffix.trim();
  if (rightSection) return { rightSection, rightSectionPointerEvents: 'none' };
  if (unit !== '')
    return {
      rightSection: <span className={classes['unit']}>{unit}</span>,
      rightSectionWidth: 20 + unit.length * 9,
      rightSectionPointerEvents: 'none',
    };
  return hasSteps ? { rightSection: <StepButtons onStep={onStep} />, rightSectionWidth: 28 } : {};
}
