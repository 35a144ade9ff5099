import { appRoute } from '#shell/web/router/routes.tsx';
import { rememberedSession } from '#shell/web/api/token.ts';
import { filtersOf, screen } from '#shell/web/router/screen.ts';
import type { Session } from '#shell/web/session.ts';
import type home from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof home;
  }
}

export const homeScreens = [
  screen({
    parent: appRoute,
    path: '/home',
    permission: 'login',
    search: filtersOf<{ idleDays: number }>(),
    texts: ['home', 'clients'],
    load: async () => {
      loadLastHome();
      return (await import('./HomeScreen.tsx')).HomeScreen;
    },
  }),
] as const;

/** Whoever was logged in last on this device says which of the two homes it will be; it comes beside the page itself. */
function loadLastHome(): void {
  const isClient = rememberedSession<Session>()?.user.roles.includes('client');
  // The page asks for the same piece, and says so when it cannot be had.
  if (isClient) import('#areas/completed-workouts/web/public.tsx').catch(() => {});
}
