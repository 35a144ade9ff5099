import { expect, test } from 'vitest';
import type { Permission } from '#shell/common/permissions.ts';
import { chatScreens } from './screens.tsx';

const [chats] = chatScreens;

/** The address to which a user who opens `/chats` is redirected; undefined without a redirect. */
function redirectOf(user: { clientId: string | null }, permissions: readonly Permission[]): string | undefined {
  const context = { session: { user: { roles: ['coach'], ...user }, permissions } };
  try {
    chats.options.beforeLoad?.({ context, params: {}, cause: 'stay' } as never);
    return undefined;
  } catch (thrown) {
    return (thrown as { options: { href: string } }).options.href;
  }
}

test('the chats of professionals need the permission to see chats; clients, who have it, are sent home', () => {
  expect(redirectOf({ clientId: null }, ['view chats'])).toBeUndefined();
  expect(redirectOf({ clientId: null }, ['view clients'])).toBe('/home');
  expect(redirectOf({ clientId: '0199a000-0000-7000-8000-0000000000c1' }, ['view chats'])).toBe('/home');
});
