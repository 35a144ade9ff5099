import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import texts from '../texts/it.json';
import { changeText, type Texts } from './metric-text.ts';

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
