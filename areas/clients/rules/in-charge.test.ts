import { expect, test } from 'vitest';
import { defaultCareKinds, mayAddClients, proposedCareKinds } from './in-charge.ts';

test.each([
  ['coach', null, ['training']],
  ['nutritionist', null, ['nutrition']],
  ['admin', null, ['training', 'nutrition']],
  ['admin', 'training', ['training', 'nutrition']],
  ['admin', 'nutrition', ['nutrition']],
] as const)('%s of the profession %s takes charge of %s', (role, profession, kinds) => {
  expect(defaultCareKinds(role, profession)).toEqual(kinds);
});

test.each([
  [['create clients'], false],
  [['create clients', 'create programs', 'view chats'], false],
  [['view programs', 'view visits'], false],
  [['create clients', 'view visits'], true],
  [['create clients', 'view workouts'], true],
])('who has the permissions %s may add clients: %s', (permissions, mayAdd) => {
  expect(mayAddClients(permissions, ['coach'])).toBe(mayAdd);
});

test('a secretary adds clients without following them', () => {
  expect(mayAddClients(['create clients'], ['secretary'])).toBe(true);
  expect(mayAddClients(['view clients'], ['secretary'])).toBe(false);
});

test('a professional gets the default care of the role, or what they may see when that is another one', () => {
  expect(proposedCareKinds({ role: 'coach', permitted: ['training', 'nutrition'] })).toEqual(['training']);
  expect(proposedCareKinds({ role: 'coach', permitted: ['nutrition'] })).toEqual(['nutrition']);
  expect(proposedCareKinds({ role: 'admin', permitted: ['training'], profession: 'nutrition' })).toEqual(['training']);
  expect(proposedCareKinds({ role: 'admin', permitted: [] })).toEqual([]);
});
