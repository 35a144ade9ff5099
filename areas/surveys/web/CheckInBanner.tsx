import { isRefusal } from '#shell/web/api/api-error.ts';
import { useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { lazyBackground } from '#shell/web/lazy-background.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';
import { ownCheckInRoutes } from '../contract/check-ins.ts';
import { cachedCheckIns } from './queries.ts';

const load = async () => (await Promise.all([import('./OpenCheckIns.tsx'), loadTexts(['surveys'])]))[0];
const OpenCheckIns = lazyBackground(async () => (await load()).OpenCheckIns);
const StoredCheckIns = lazyBackground(async () => (await load()).StoredCheckIns);

/**
 * On Today: a link to what the client is asked, and their tasks, loaded when there is something. Without a connection the check-ins that the
 * device has, because their screens open then, too. Nothing while it loads.
 */
export function CheckInBanner() {
  const may = useMay()('view own surveys');
  const { clientId } = useMe();
  const { data, failureReason } = useApiQuery(ownCheckInRoutes.open, {}, { staleTime: 60_000, enabled: may });
  const stored = useCachedApiQuery(clientId ?? '', cachedCheckIns, { enabled: false }).data;
  if (data) return data.count + data.tasks > 0 ? <OpenCheckIns open={data} stored={stored?.checkIns ?? []} /> : null;
  const isUnreachable = failureReason !== null && !isRefusal(failureReason);
  return isUnreachable && stored && stored.checkIns.length > 0 ? <StoredCheckIns checkIns={stored.checkIns} /> : null;
}
