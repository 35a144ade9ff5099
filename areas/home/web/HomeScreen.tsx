import { Navigate } from '@tanstack/react-router';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whole } from '#shell/web/router/chunks.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

const homes = { client: loadToday, professional: loadCoachHome };
type Home = keyof typeof homes;

const loaded: Partial<Record<Home, ComponentType>> = {};

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
    if (loaded[home]) return;
    const arrived = (screen: ComponentType) => {
      loaded[home] = screen;
      startTransition(() => setArrived(home));
    };
    whole(homes[home]()).then(arrived, setFailure);
  }, [home]);

  if (failure) throw failure;
  return loaded[home];
}

async function loadToday(): Promise<ComponentType> {
  const [training] = await Promise.all([
    import('#areas/completed-workouts/web/public.tsx'),
    loadTexts(['completed-workouts']),
  ]);
  return training.TodayScreen;
}

async function loadCoachHome(): Promise<ComponentType> {
  return (await import('./CoachHome.tsx')).CoachHome;
}
