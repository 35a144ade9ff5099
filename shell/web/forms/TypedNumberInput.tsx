import type { NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { DecimalInput } from './DecimalInput.tsx';

export interface TypedNumberInputProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  value: number | null | undefined;
  /** The least number that is stored; smaller ones, such as the first digits of a longer number, are not. */
  least?: number;
  /** Called with null when the field has no number to store. */
  onNumber: (value: number | null) => void;
}

/**
 * A number that is stored while it is typed. What is not a number to store yet, such as `62,` on the way to `62,4`, stays in the
 * field until it is left.
 */
export function TypedNumberInput({
  value,
  least = Number.NEGATIVE_INFINITY,
  onNumber,
  onBlur,
  ...props
}: TypedNumberInputProps) {
  const [unfinished, setUnfinished] = useState<string | null>(null);
  return (
    <DecimalInput
      {...props}
      value={unfinished ?? value ?? ''}
      onBlur={(event) => {
        setUnfinished(null);
        onBlur?.(event);
      }}
      onChange={(typed) => {
        const number = Number(typed);
        const isStored = typed !== '' && !Number.isNaN(number) && number >= least;
        setUnfinished(isStored && typeof typed === 'number' ? null : String(typed));
        onNumber(isStored ? number : null);
      }}
    />
  );
}
