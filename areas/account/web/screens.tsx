import { searchParams, screen } from '#shell/web/router/screen.ts';
import { guestRoute } from '#shell/web/router/routes.tsx';
import type account from '../texts/it.json';
import type { LinkSearch } from './link-search.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: typeof account;
  }
}

const namespaces = ['account'];
const search = searchParams<LinkSearch>();

export const accountGuestScreens = [
  screen({
    parent: guestRoute,
    path: '/login',
    permission: 'public',
    namespaces,
    search,
    load: async () => (await import('./LoginScreen.tsx')).LoginScreen,
  }),
  screen({
    parent: guestRoute,
    path: '/register',
    permission: 'public',
    namespaces,
    search,
    load: async () => (await import('./RegisterScreen.tsx')).RegisterScreen,
  }),
  screen({
    parent: guestRoute,
    path: '/forgot-password',
    permission: 'public',
    namespaces,
    load: async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  }),
  screen({
    parent: guestRoute,
    path: '/password-reset',
    permission: 'public',
    namespaces,
    search,
    load: async () => (await import('./NewPasswordScreens.tsx')).PasswordResetScreen,
  }),
  screen({
    parent: guestRoute,
    path: '/set-password',
    permission: 'public',
    namespaces,
    search,
    load: async () => (await import('./NewPasswordScreens.tsx')).SetPasswordScreen,
  }),
] as const;
