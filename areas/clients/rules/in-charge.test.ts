import { expect, test } from 'vitest';
import { defaultCareKinds } from './in-charge.ts';

test.each([
  ['coach', null, ['training']],
  ['nutritionist', null, ['nutrition']],
  ['admin', null, ['training', 'nutrition']],
  ['admin', 'training', ['training', 'nutrition']],
  ['admin', 'nutrition', ['nutrition']],
] as const)('%s of the profession %s takes charge of %s', (role, profession, kinds) => {
  expect(defaultCareKinds(role, profession)).toEqual(kinds);
});
