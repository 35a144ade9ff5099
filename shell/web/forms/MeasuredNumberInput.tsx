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
export function MeasuredNumberInput({ unit, decimals, ...props }: MeasuredNumberInputProps) {
  const shown = decimalsOfUser(unit, decimals);
  return (
    <TypedNumberInput
      {...props}
      decimalScale={shown}
      toShown={(value) => roundedTo(shown, inUnitOfUser(value, unit))}
      toStored={(typed) => fromUnitOfUser(typed, unit)}
    />
  );
}
