import { closedAccountRoute } from '#shell/web/router/closed-account-route.tsx';
import { ownErasurePath } from '#shell/web/router/routes.tsx';
import { screen } from '#shell/web/router/screen.ts';

/** The screen of a client who waits for the deletion of their data; every other address leads here. */
export const ownErasureScreens = [
  screen({
    parent: closedAccountRoute,
    path: ownErasurePath,
    permission: 'login',
    namespaces: ['clients', 'account'],
    load: async () => (await import('./OwnErasureScreen.tsx')).OwnErasureScreen,
  }),
] as const;
