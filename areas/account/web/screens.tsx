import { filtersOf, screen } from '#shell/web/router/screen.ts';
import { appRoute, guestRoute } from '#shell/web/router/routes.tsx';
import type account from '../texts/it.json';
import type { LinkSearch } from './link-search.ts';
import type { SettingsPlace } from './settings/more-sections.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: typeof account;
  }
}

const texts = ['account'];
const search = filtersOf<LinkSearch>();

export const accountGuestScreens = [
  screen({
    parent: guestRoute,
    path: '/login',
    permission: 'public',
    texts,
    search,
    load: async () => (await import('./LoginScreen.tsx')).LoginScreen,
  }),
  screen({
    parent: guestRoute,
    path: '/register',
    permission: 'public',
    texts,
    search,
    load: async () => (await import('./RegisterScreen.tsx')).RegisterScreen,
  }),
  screen({
    parent: guestRoute,
    path: '/forgot-password',
    permission: 'public',
    texts,
    load: async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  }),
  screen({
    parent: guestRoute,
    path: '/password-reset',
    permission: 'public',
    texts,
    search,
    load: async () => (await import('./NewPasswordScreens.tsx')).PasswordResetScreen,
  }),
  screen({
    parent: guestRoute,
    path: '/set-password',
    permission: 'public',
    texts,
    search,
    load: async () => (await import('./NewPasswordScreens.tsx')).SetPasswordScreen,
  }),
] as const;

/** With what the areas above this one have to set for the account; `all-web.tsx` hands it over. */
export function accountScreens(places: readonly SettingsPlace[]) {
  return [
    screen({
      parent: appRoute,
      path: '/settings',
      permission: 'login',
      texts,
      load: async () => (await import('./settings/SettingsScreen.tsx')).settingsWith(places),
    }),
  ] as const;
}
