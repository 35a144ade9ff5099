import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useLanguage } from '../texts/texts.ts';

/**
 * An input for a number without sign. It shows the decimal separator of the language and accepts a comma and a point.
 */
export function DecimalInput(props: NumberInputProps) {
  const { language } = useLanguage();
  return (
    <NumberInput
      decimalSeparator={language === 'it' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      allowNegative={false}
      clampBehavior="none"
      {...props}
    />
  );
}
