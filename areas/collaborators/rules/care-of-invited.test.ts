import { expect, test } from 'vitest';
import { careOfInvited } from './care-of-invited.ts';

test('a coach gets the training of the clients, or the nutrition when that is all they may see', () => {
  expect(careOfInvited('coach', ['view programs', 'view visits'])).toEqual(['training']);
  expect(careOfInvited('coach', ['view visits'])).toEqual(['nutrition']);
});

test('a nutritionist without any permission for a care gets nothing', () => {
  expect(careOfInvited('nutritionist', ['view clients', 'view chats'])).toEqual([]);
});
