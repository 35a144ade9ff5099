/** Lengths of GTIN barcodes, whose last digit is a check digit; other lengths are codes of a shop. */
const gtinLengths = [8, 12, 13, 14];

/** The digits as a GTIN of 14, by which a UPC-A of 12 digits equals the EAN-13 with a leading zero. */
export function gtinOf(digits: string): string {
  return digits.padStart(14, '0');
}

/** False when the digits have the length of a GTIN and its check digit is wrong, as after a typing error. */
export function hasValidCheckDigit(digits: string): boolean {
  if (!gtinLengths.includes(digits.length)) return true;
  const sum = [...gtinOf(digits)].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The digits of what was typed or scanned, without spaces and hyphens. */
export function barcodeDigits(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
