import { accountGuestScreens } from '#areas/account/web/screens.tsx';
import { landingScreens } from '#areas/landing/web/screens.tsx';
import { catchAllRoute, guestRoute, notFoundRoute, publicRoute, rootRoute } from '#shell/web/router/routes.tsx';

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
