import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import texts from '../texts/it.json';
import { changeText, differenceText, type Texts } from './metric-text.ts';

const i18n = i18next.createInstance();

beforeAll(() => i18n.init({ lng: 'it', resources: { it: { metrics: texts } } }));

test.each([
  ['%', -0.8, '−0,8 punti'],
  ['%', 1, '+1 punto'],
  ['kg', -1.2, '−1,2 kg'],
] as const)('a change in %s of %s is %s', (unit, change, expected) => {
  const t: Texts = i18n.getFixedT('it', 'metrics');

  expect(changeText(t, { unit, decimals: 1 }, change).replace('\u00a0', ' ')).toBe(expected);
});

test('the change of a resting energy from 1,899.1 to 1,882.6 kcal is that of the shown 1,899 and 1,883', () => {
  const t: Texts = i18n.getFixedT('it', 'metrics');

  const text = differenceText(t, { unit: 'kcal', decimals: 0 }, { now: 1882.6, before: 1899.1 });

  expect(text.replace('\u00a0', ' ')).toBe('−16 kcal');
});
