import type { NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';

/** Nothing that is measured has less: 0 is no measurement. */
export const leastMeasure = 0.01;

interface TypedNumberInputProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'onBlur'> {
  value: number | null | undefined;
  /** The least number that is stored; smaller ones, such as the first digits of a longer number, are not. */
  least: number;
  /** Called with null when the field has no number to store. */
  onNumber: (value: number | null) => void;
}

/**
 * A number that is stored while it is typed. What is not a number to store yet, such as `62,` on the way to `62,4`, stays in the
 * field until it is left.
 */
export function TypedNumberInput({ value, least, onNumber, ...props }: TypedNumberInputProps) {
  const [unfinished, setUnfinished] = useState<string | null>(null);
  return (
    <DecimalInput
      {...props}
      value={unfinished ?? value ?? ''}
      onBlur={() => setUnfinished(null)}
      onChange={(typed) => {
        const number = Number(typed);
        const isStored = typed !== '' && number >= least;
        setUnfinished(isStored && typeof typed === 'number' ? null : String(typed));
        onNumber(isStored ? number : null);
      }}
    />
  );
}
