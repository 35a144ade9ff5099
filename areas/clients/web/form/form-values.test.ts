import { expect, test } from 'vitest';
import { emptyClient, normalizePhone, toClientDraft } from './form-values.ts';

test.each(['+39 333 123 4567', '0039 333-123.4567', '+39 (333) 1234567'])(
  '%s is normalised to +393331234567',
  (typed) => {
    expect(normalizePhone(typed)).toBe('+393331234567');
  },
);

test('empty fields are sent as null, not as empty texts', () => {
  const draft = toClientDraft({ ...emptyClient, name: 'Anna', email: 'anna@example.com' });

  expect(draft).toMatchObject({ phone: null, gender: null, birthDate: null, heightCm: null, locale: 'it' });
});
