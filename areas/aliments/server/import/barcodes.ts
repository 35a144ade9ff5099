/** The GTIN of a code, padded to 14 digits; null for a code with a wrong check digit or with fewer than 8 digits, which a shop made up. */
export function gtinOf(code: string): string | null {
  if (!/^\d{8,14}$/.test(code)) return null;
  const digits = [...code.padStart(14, '0')].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits.join('') : null;
}

/** The digits as they are scanned; null when they are too few or too many for a barcode. */
export function barcodeOf(code: string): string | null {
  const digits = code.replaceAll(/[\s-]/g, '');
  return /^\d{6,14}$/.test(digits) && /[1-9]/.test(digits) ? digits : null;
}
