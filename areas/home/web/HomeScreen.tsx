import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { hasRole, useMe } from '#shell/web/session.ts';

const TodayScreen = lazy(async () => ({
  default: (await import('#areas/completed-workouts/web/public.tsx')).TodayScreen,
}));
const CoachHome = lazy(async () => ({ default: (await import('./CoachHome.tsx')).CoachHome }));

/** The first page after the login: the business for those who coach, today's workout for a client. */
export function HomeScreen() {
  const me = useMe();
  const isClient = hasRole(me, 'client');
  if (hasRole(me, 'super_admin')) return <Navigate to="/dash/exercises" replace />;
  return <Suspense fallback={null}>{isClient ? <TodayScreen /> : <CoachHome />}</Suspense>;
}
