import { lazy, Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';

// Lazy: clients, who train with the same screen, do not load it.
const UnreadPainOfClient = lazy(async () => ({
  default: (await import('../pain/UnreadPainOfClient.tsx')).UnreadPainOfClient,
}));

/** The unread pain of a client who is trained in person, for who may view workouts. */
export function UnreadPainInPerson({ clientId }: { clientId: string }) {
  if (!useMay()('view workouts')) return null;
  return (
    <Suspense>
      <UnreadPainOfClient clientId={clientId} />
    </Suspense>
  );
}
