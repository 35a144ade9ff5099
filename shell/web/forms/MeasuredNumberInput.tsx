import { roundedTo } from '#shell/common/numbers.ts';
import { decimalsOfUser, fromUnitOfUser, inUnitOfUser } from '../texts/units.ts';
import { TypedNumberInput, type TypedNumberInputProps } from './TypedNumberInput.tsx';

interface MeasuredNumberInputProps extends TypedNumberInputProps {
  /** The stored unit, that of `value` and `onNumber`. */
  unit: string;
  /** Decimals in the stored unit. */
  decimals: number;
}

/** A number that is shown and typed in the unit of the user and stored in another one. What is not typed is not changed. */
export function MeasuredNumberInput({ value, unit, decimals, onNumber, ...props }: MeasuredNumberInputProps) {
  const shown = decimalsOfUser(unit, decimals);
  return (
    <TypedNumberInput
      {...props}
      value={typeof value === 'number' ? roundedTo(shown, inUnitOfUser(value, unit)) : value}
      decimalScale={shown}
      onNumber={(typed) => onNumber(typed === null ? null : fromUnitOfUser(typed, unit))}
    />
  );
}
