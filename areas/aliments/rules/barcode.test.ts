import { expect, test } from 'vitest';
import { barcodeDigits, gtinOf, hasValidCheckDigit } from '../contract/barcode.ts';

test.each(['8076800195057', '5449000000996', '036000291452', '96385074', '08076800195057', '123456'])(
  '%s is a valid barcode',
  (digits) => expect(hasValidCheckDigit(digits)).toBe(true),
);

test.each(['8076800195058', '036000291453', '96385075'])('%s has a typing error', (digits) => {
  expect(hasValidCheckDigit(digits)).toBe(false);
});

test('the 12 digits of a UPC-A are the EAN-13 with a leading zero', () => {
  expect(gtinOf('036000291452')).toBe(gtinOf('0036000291452'));
});

test('spaces and hyphens are ignored', () => {
  expect(barcodeDigits(' 8 076800-195057 ')).toBe('8076800195057');
});
