import { expect, test } from 'vitest';
import { emptyToNull, initialValues } from './initial-values.ts';

const empty = { name: '', goal: '', heightCm: '' as number | '' };

test('a form shows the values of the record and empty fields where it has none', () => {
  expect(initialValues(empty, { name: 'Giulia', goal: null, heightCm: 168 })).toEqual({
    name: 'Giulia',
    goal: '',
    heightCm: 168,
  });
  expect(initialValues(empty, undefined)).toEqual(empty);
});

test('an empty field is sent as null, a zero as 0', () => {
  expect(emptyToNull({ name: '', goal: '', heightCm: 0 }, ['goal', 'heightCm'])).toEqual({
    name: '',
    goal: null,
    heightCm: 0,
  });
});
