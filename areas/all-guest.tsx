import { createRoute, redirect } from '@tanstack/react-router';
import { accountGuestScreens } from '#areas/account/web/screens.tsx';
import { landingScreens } from '#areas/landing/web/screens.tsx';
import { publicRoute, guestRoute, notFoundRoute, rootRoute } from '#shell/web/router/routes.tsx';

/** Every other address loads the rest of the product and resolves the address again. */
const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context, location, preload }) => {
    if (preload) return;
    await context.loadFullRouteTree();
    throw redirect({ href: location.href, replace: true });
  },
});

/** Routes for guests. `all-web.tsx` has them too. */
export const guestRouteTree = rootRoute.addChildren([
  notFoundRoute,
  guestRoute.addChildren([...accountGuestScreens]),
  publicRoute.addChildren([...landingScreens]),
  catchAllRoute,
]);
