import { Navigate } from '@tanstack/react-router';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { hasRole, useMe } from '#shell/web/session.ts';
import { type Home, loadedHome, loadHome } from './homes.ts';

/** The first page after the login: the business for those who coach, today's workout for a client. */
export function HomeScreen() {
  const me = useMe();
  const Shown = useHome(hasRole(me, 'client') ? 'client' : 'professional');
  if (hasRole(me, 'super_admin')) return <Navigate to="/dash/exercises" replace />;
  return Shown ? <Shown /> : null;
}

/** Not by suspending: what comes after a fallback is held back by React for 300 ms, however soon it is there. */
function useHome(home: Home): ComponentType | undefined {
  const [, setArrived] = useState<Home>();
  const [failure, setFailure] = useState<unknown>();

  // The pieces of the app come over the network, an outside world.
  useEffect(() => {
    if (!loadedHome(home)) loadHome(home).then(() => startTransition(() => setArrived(home)), setFailure);
  }, [home]);

  if (failure) throw failure;
  return loadedHome(home);
}
