import { createRoute, redirect } from '@tanstack/react-router';
import { CardLayout } from '../layouts/GuestLayout.tsx';
import { ErrorPage } from '../layouts/StandalonePages.tsx';
import { onlyPathOf } from './only-paths.ts';
import { loadedSession, rootRoute } from './routes.tsx';

/** Layout of the single page of the admin of a closed account, a client who waits for the deletion of their data, or a deactivated one. */
export const closedAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'closed-account',
  errorComponent: ErrorPage,
  beforeLoad: async ({ context, location, preload }) => {
    const { session } = await loadedSession(context, location.href, preload);
    if (!onlyPathOf(session.user)) throw redirect({ href: '/home', replace: true });
    return { session };
  },
  component: CardLayout,
});
