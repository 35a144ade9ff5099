import { roundedTo } from '#shell/common/numbers.ts';
import { typedHeightCm } from '#shell/common/typed-height.ts';
import { typedInches } from '#shell/common/typed-inches.ts';
import { currentLanguage } from '../texts/language.ts';
import { decimalsOfUser, fromUnitOfUser, inUnitOfUser, unitOfUser } from '../texts/units.ts';
import { TypedNumberInput, type TypedNumberInputProps } from './TypedNumberInput.tsx';

interface MeasuredNumberInputProps extends TypedNumberInputProps {
  /** The stored unit, that of `value` and `onNumber`. */
  unit: string;
  /** Decimals in the stored unit. */
  decimals: number;
}

/**
 * A number that is shown and typed in the unit of the user and stored in another one. What is not typed is not changed. `min` and
 * `max` are in the stored unit; they are rounded inwards, so that both can be typed.
 */
export function MeasuredNumberInput({ unit, decimals, min, max, parse, ...props }: MeasuredNumberInputProps) {
  const shown = decimalsOfUser(unit, decimals);
  const steps = (limit: number) => roundedTo(6, inUnitOfUser(limit, unit) * 10 ** shown);
  return (
    <TypedNumberInput
      suffix={` ${unitOfUser(unit)}`}
      {...props}
      parse={parse ?? (unitOfUser(unit) === 'in' ? parseInches : undefined)}
      min={min === undefined ? undefined : Math.ceil(steps(min)) / 10 ** shown}
      max={max === undefined ? undefined : Math.floor(steps(max)) / 10 ** shown}
      decimalScale={shown}
      toShown={(value) => roundedTo(shown, inUnitOfUser(value, unit))}
      toStored={(typed) => fromUnitOfUser(typed, unit)}
    />
  );
}

function parseInches(text: string): number | null {
  return typedInches(text, currentLanguage());
}

/**
 * The `parse` of a field for heights: `1,82`, `1 m 82` and `6'1"` are understood beside a number in the unit of the user, in
 * which the result is.
 */
export function parseHeight(text: string): number | null {
  const isInInches = unitOfUser('cm') === 'in';
  const cm = typedHeightCm(text, isInInches ? 'in' : 'cm');
  if (cm === null) return isInInches ? parseInches(text) : null;
  return inUnitOfUser(cm, 'cm');
}
