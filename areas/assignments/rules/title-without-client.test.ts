import { expect, test } from 'vitest';
import { titleWithoutClient } from './title-without-client.ts';

test.each([
  ['Piano di Bruno Saggio', 'Piano'],
  ['Bruno Saggio - definizione', 'definizione'],
  ['Definizione (Bruno)', 'Definizione'],
  ['Massa, SAGGIO', 'Massa'],
  ['Equilibrato', 'Equilibrato'],
  ['Brunoise leggera', 'Brunoise leggera'],
  ['Bruno', ''],
  ['Saggio', ''],
])('the title %j without the name of Bruno Saggio is %j', (title, expected) => {
  expect(titleWithoutClient(title, 'Bruno Saggio')).toBe(expected);
});

test('a surname with a particle leaves with it', () => {
  expect(titleWithoutClient('Forza De Luca', 'Anna De Luca')).toBe('Forza');
});
