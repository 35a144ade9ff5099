/**
 * A prescribed load as it is read: numbers with the decimal separator of the language, and kilograms where no unit is
 * written. `64.5` is `64,5 kg`, `80-85` is `80-85 kg`; `75%` and `2x20 kg` keep their words.
 */
export function loadText(written: string, formatNumber: (value: number) => string): string {
  const text = withLocalDecimals(written, formatNumber);
  return /^[+-]?\s*\d[\d.,]*(\s*(?:[-–/+]|,\s)\s*\d[\d.,]*)*$/.test(text) ? `${text} kg` : text;
}

/** Writes the decimals of a prescribed load or distance with the separator of the language: `2.5 km` becomes `2,5 km`. */
export function withLocalDecimals(written: string, formatNumber: (value: number) => string): string {
  return written
    .trim()
    .replace(/(?<![\d.,])\d{1,4}[.,]\d{1,2}(?!\d|[.,]\d)/g, (number) => formatNumber(Number(number.replace(',', '.'))));
}
