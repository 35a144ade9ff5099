import { expect, test } from 'vitest';
import { emptyClient, normalizePhone, toClientDraft } from './form-values.ts';

test.each(['+39 333 123 4567', '0039 333-123.4567', '+39 (333) 1234567'])(
  '%s is normalised to +393331234567',
  (typed) => {
    expect(normalizePhone(typed, 'Europe/Rome')).toBe('+393331234567');
  },
);

test.each([
  ['333 1234567', '+393331234567'],
  ['06 1234 5678', '+390612345678'],
  ['+41 79 123 45 67', '+41791234567'],
  ['0041 79 123 45 67', '+41791234567'],
])('in Italy %s is understood as %s', (typed, stored) => {
  expect(normalizePhone(typed, 'Europe/Rome')).toBe(stored);
});

// The last two are British: Italian landlines have at most ten digits.
test.each(['1234', '333 12', '12345678901', '07700 900123', '020 7946 0958'])(
  'in Italy %s is no number without a country code',
  (typed) => {
    expect(normalizePhone(typed, 'Europe/Rome')).not.toContain('+');
  },
);

test('elsewhere a number without a country code stays as it is, and is refused', () => {
  expect(normalizePhone('333 1234567', 'Europe/Zurich')).toBe('3331234567');
});

test('empty fields are sent as null, not as empty texts', () => {
  const draft = toClientDraft({ ...emptyClient, name: 'Anna', email: 'anna@example.com' }, 'Europe/Rome');

  expect(draft).toMatchObject({ phone: null, gender: null, birthDate: null, heightCm: null, locale: 'it' });
});
