import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { formatHeight, unitOfUser } from '#shell/web/texts/units.ts';
import { typedHeightCm } from '#shell/common/typed-height.ts';

interface HeightInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** In centimetres; a text that is no height is returned as it was typed, so that the form refuses it. */
  value: number | string;
  onHeight: (height: number | string) => void;
}

/** A height as it is written: in the unit of the user, in metres, or in feet and inches. */
export function HeightInput({ value, onHeight, onBlur, ...props }: HeightInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const unit = unitOfUser('cm') === 'in' ? 'in' : 'cm';
  const shown = typeof value === 'number' ? formatHeight(value, 2).replace('\u00A0', ' ') : value;

  return (
    <TextInput
      {...props}
      inputMode={unit === 'in' ? 'text' : 'decimal'}
      value={typed ?? shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onHeight(typedHeightCm(currentTarget.value, unit) ?? currentTarget.value);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
