import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Permission } from '#shell/common/permissions.ts';
import { isSessionRestarting, type Session } from '../session.ts';
import { readTexts } from '../testing/texts.ts';
import { startTexts } from '../texts/texts.ts';
import { pendingToasts } from '../widgets/toast.ts';
import { screen } from './screen.ts';

beforeEach(async () => {
  await startTexts(readTexts);
  pendingToasts.set([]);
  isSessionRestarting.set(false);
});

/** Whether a user with these permissions is redirected from the screen. */
function target(
  path: string,
  permissions: Permission[],
  more: Pick<Parameters<typeof screen>[0], 'isForProfessionals' | 'reading'> & {
    clientId?: string;
    cause?: 'enter' | 'stay' | 'preload';
  } = {},
) {
  const { clientId = null, cause = 'enter', ...options } = more;
  const route = screen({ path, permission: 'view home', ...options, load: async () => () => null });
  const coachSession = { user: { roles: ['coach'], clientId }, permissions } as unknown as Session;
  const beforeLoad = route.options.beforeLoad as (options: object) => void;
  try {
    beforeLoad({ context: { session: coachSession }, params: {}, cause });
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return thrown.options.href;
  }
  return null;
}

test('without the permission for a screen the user is redirected home', () => {
  expect(target('/programs', [])).toBe('/home');
  expect(target('/programs', ['view home'])).toBeNull();
});

test('a user who is sent home from a page reads that they have no access to it', () => {
  target('/programs', ['view home']);
  expect(pendingToasts.get()).toEqual([]);

  target('/programs', []);
  expect(pendingToasts.get()).toMatchObject([{ kind: 'info', text: 'Non hai accesso a questa pagina.' }]);
});

test('they read so too of another record of the page that they are on, and of a permission that they lose there', () => {
  target('/programs/$id', [], { cause: 'stay' });

  expect(pendingToasts.get()).toMatchObject([{ kind: 'info', text: 'Non hai accesso a questa pagina.' }]);
});

test('the page that is left for another account says nothing', () => {
  isSessionRestarting.set(true);

  expect(target('/programs', [], { cause: 'stay' })).toBe('/home');
  expect(pendingToasts.get()).toEqual([]);
});

test('a link that is only preloaded says nothing', () => {
  expect(target('/programs', [], { cause: 'preload' })).toBe('/home');

  expect(pendingToasts.get()).toEqual([]);
});

test('a screen for professionals redirects a client home', () => {
  expect(target('/chats', ['view home'], { isForProfessionals: true, clientId: 'giulia' })).toBe('/home');
  expect(target('/chats', ['view home'], { isForProfessionals: true })).toBeNull();
});

test('the home redirects nobody, as it would redirect to itself', () => {
  expect(target('/home', [])).toBeNull();
  expect(target('/home', ['view home'], { isForProfessionals: true, clientId: 'giulia' })).toBeNull();
});

test('an editor sends who may only read the record to the page that shows it', () => {
  const reading = { permission: 'view programs', href: () => '/programs/7/pdf' } as const;

  expect(target('/programs/$id/manage', ['view programs'], { reading })).toBe('/programs/7/pdf');
  expect(target('/programs/$id/manage', [], { reading })).toBe('/home');
  expect(target('/programs/$id/manage', ['view home', 'view programs'], { reading })).toBeNull();
});
