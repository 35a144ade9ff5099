import { createRoute, redirect } from '@tanstack/react-router';
import { accountGuestScreens } from '#areas/account/web/screens.tsx';
import { landingScreens } from '#areas/landing/web/screens.tsx';
import { publicRoute, guestRoute, notFoundRoute, rootRoute } from '#shell/web/router/routes.tsx';

/** The route of all other paths, which loads the full route tree and matches the path again. */
const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context, location, preload }) => {
    if (preload) return;
    await context.loadFullRouteTree();
    throw redirect({ href: location.href, replace: true });
  },
});

/** URLs of the texts of these routes. */
export const guestTextUrls = import.meta.glob<string>('/areas/{account,landing}/texts/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The route tree that guests start with. The full tree in `all-web.tsx` contains the same routes. */
export const guestRouteTree = rootRoute.addChildren([
  notFoundRoute,
  guestRoute.addChildren([...accountGuestScreens]),
  publicRoute.addChildren([...landingScreens]),
  catchAllRoute,
]);
