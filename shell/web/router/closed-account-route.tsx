import { createRoute, redirect } from '@tanstack/react-router';
import { GuestLayout } from '../layouts/GuestLayout.tsx';
import { ErrorPage } from '../layouts/StandalonePages.tsx';
import { loadedSession, rootRoute } from './routes.tsx';

/** Layout of guests for who waits for a deletion: the admin of a closed account, a client whose data is deleted. */
export const closedAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'closed-account',
  errorComponent: ErrorPage,
  beforeLoad: async ({ context, location, preload }) => {
    const { session } = await loadedSession(context, location.href, preload);
    if (!session.user.deleteAfter) throw redirect({ href: '/home', replace: true });
    return { session };
  },
  component: GuestLayout,
});
