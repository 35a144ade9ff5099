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
])('the title %j without the name of Bruno Saggio is %j', (title, expected) => {
  expect(titleWithoutClient(title, 'Bruno Saggio')).toBe(expected);
});
