import { isRefusal } from '#shell/web/api/api-error.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useDietaryProfile } from './queries.ts';

/**
 * Says that the profile of the client could not be loaded, on screens that also open without a connection: without it, no allergy is
 * shown and no food is checked. Of a profile that this device cached, says when. Nothing while it loads, once it is loaded, and for who
 * may not read it.
 */
export function ProfileNotLoaded({ clientId }: { clientId: string }) {
  const t = useTexts('dietary-profiles');
  const { cachedAt } = useDietaryProfile({ clientId }).data ?? {};
  const isMissing = useIsProfileMissing(clientId);
  if (cachedAt) {
    const values = { date: formatDate(cachedAt), time: formatTime(cachedAt) };
    return <Banner tone="info">{t('notLoaded.cached', values)}</Banner>;
  }
  return isMissing ? <Banner tone="warning">{t('notLoaded.text')}</Banner> : null;
}

/** Whether the profile of the client could not be loaded. */
export function useIsProfileMissing(clientId: string): boolean {
  const { data, error, failureReason } = useDietaryProfile({ clientId });
  const failure = error ?? failureReason;
  return data === undefined && failure !== null && !isRefusal(failure);
}
