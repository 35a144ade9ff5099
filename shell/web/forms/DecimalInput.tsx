import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useLanguage } from '../texts/texts.ts';

/** A number without sign, with the decimal separator of the language; a comma and a point are both accepted. */
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
