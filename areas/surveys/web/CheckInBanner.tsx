import { lazy, Suspense } from 'react';
import { loadTexts } from '#shell/web/texts/texts.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { ownCheckInRoutes } from '../contract/check-ins.ts';

const OpenCheckIns = lazy(async () => {
  const [chunk] = await Promise.all([import('./OpenCheckIns.tsx'), loadTexts(['surveys'])]);
  return { default: chunk.OpenCheckIns };
});

/** On Today: a link to what the client is asked, and their tasks, loaded when there is something. Nothing while it loads or offline. */
export function CheckInBanner() {
  const may = useMay()('view own surveys');
  const { data } = useApiQuery(ownCheckInRoutes.open, {}, { staleTime: 60_000, enabled: may });
  return <Suspense>{data && data.count + data.tasks > 0 && <OpenCheckIns open={data} />}</Suspense>;
}
