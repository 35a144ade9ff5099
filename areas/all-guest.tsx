import { createRoute, redirect } from '@tanstack/react-router';
import { accountGuestScreens } from '#areas/account/web/screens.tsx';
import { landingScreens } from '#areas/landing/web/screens.tsx';
import { publicRoute, guestRoute, notFoundRoute, rootRoute } from '#shell/web/router/routes.tsx';

/** Every other address: the rest of the product comes with the first of them, and the address is looked up again. */
const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context, location, preload }) => {
    if (preload) return;
    await context.loadFullRouteTree();
    throw redirect({ href: location.href, replace: true });
  },
});

/** What a guest who comes in by the front door needs; `all-web.tsx` has these addresses too. */
export const guestRouteTree = rootRoute.addChildren([
  notFoundRoute,
  guestRoute.addChildren([...accountGuestScreens]),
  publicRoute.addChildren([...landingScreens]),
  catchAllRoute,
]);
