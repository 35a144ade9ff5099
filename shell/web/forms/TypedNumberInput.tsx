import { useRef } from 'react';
import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

export interface TypedNumberInputProps extends Omit<DecimalInputProps, 'value' | 'onChange'> {
  value: number | null | undefined;
  /** Called with null when the field is empty. */
  onNumber: (value: number | null) => void;
}

interface ConvertedProps extends TypedNumberInputProps {
  /** From the stored value to the shown one; the default is the same. */
  toShown?: (value: number) => number;
  toStored?: (typed: number) => number;
}

/** A number that is stored while it is typed. A text that is refused brings back the stored number from before the typing. */
export function TypedNumberInput({ value, toShown, toStored, onNumber, onFocus, ...props }: ConvertedProps) {
  const start = useRef<{ value: number | null; shown: number | '' } | null>(null);
  const shown = typeof value === 'number' ? (toShown?.(value) ?? value) : '';

  return (
    <DecimalInput
      {...props}
      value={shown}
      onFocus={(event) => {
        start.current = { value: value ?? null, shown };
        onFocus?.(event);
      }}
      onChange={(typed) => {
        start.current ??= { value: value ?? null, shown };
        if (typed === '') onNumber(null);
        else if (typeof typed === 'string' || typed === start.current.shown) onNumber(start.current.value);
        else onNumber(toStored?.(typed) ?? typed);
      }}
    />
  );
}
