import { Navigate } from '@tanstack/react-router';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { hasRole, useMay, useMe } from '#shell/web/session.ts';
import { type HomeName, loadedHome, loadHome } from './homes.tsx';

/** Where the view of a client starts without their training: the first section that the professional may view. */
const starts = [
  ['view own nutrition', '/my/nutrition'],
  ['view own record', '/my/progress'],
  ['view own surveys', '/my/check-ins'],
  ['view own notices', '/my/notices'],
  ['view chats', '/chats'],
] as const;

/** The first page after the login: the overview of a professional, or today's workout of a client. */
export function HomeScreen() {
  const me = useMe();
  const may = useMay();
  const Home = useHome(hasRole(me, 'client') ? 'client' : 'professional');
  if (hasRole(me, 'super_admin')) return <Navigate to="/dash/exercises" replace />;
  // Only while a professional who may not view workouts views the app as a client.
  if (hasRole(me, 'client') && !may('view own training'))
    return <Navigate to={starts.find(([permission]) => may(permission))?.[1] ?? '/settings'} replace />;
  return Home ? <Home /> : null;
}

/**
 * Loads one of the two screens. Does not use Suspense, because React shows content after a fallback no sooner than 300
 * ms.
 */
function useHome(home: HomeName): ComponentType | undefined {
  const [, setLoaded] = useState<HomeName>();
  const [failure, setFailure] = useState<unknown>();

  // Synchronises with the network: loads the chunk of the screen.
  useEffect(() => {
    if (!loadedHome(home)) loadHome(home).then(() => startTransition(() => setLoaded(home)), setFailure);
  }, [home]);

  if (failure) throw failure;
  return loadedHome(home);
}
