import { IconAlertTriangle } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { type UnreadPain, unreadPainRoutes } from '../../contract/unread-pain.ts';

/** Workouts that are named; those after them are counted. */
const shown = 3;

interface UnreadPainBannerProps {
  clientIds: string[];
  groupIds?: string[];
}

/**
 * Banners with the unread workouts of these clients in which they reported pain or wrote of a symptom. Renders nothing without any. The screen must load the text
 * namespace `completed-workouts`.
 */
export function UnreadPainBanner({ clientIds, groupIds = [] }: UnreadPainBannerProps) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const hasRecipients = clientIds.length + groupIds.length > 0;
  const { data } = useApiQuery(
    unreadPainRoutes.ofRecipients,
    { clientIds, groupIds },
    {
      enabled: may('view workouts') && hasRecipients && clientIds.length <= maxRecipients,
      placeholderData: keepPreviousData,
      // Health data of a client who has withdrawn the consent is refused.
      meta: { skipGlobalErrorHandler: true },
    },
  );
  const reports = (hasRecipients && data?.unreadPain) || [];
  const more = reports.length - shown;
  return (
    <>
      {reports.slice(0, shown).map(({ completedWorkoutId, clientId, clientName, ...report }) => (
        <Banner
          key={completedWorkoutId}
          tone="danger"
          icon={IconAlertTriangle}
          role="status"
          actions={
            <LinkButton
              to="/clients/$id/completed_workouts/$completedWorkoutId/details"
              params={{ id: clientId, completedWorkoutId }}
              variant="default"
              size="xs"
            >
              {t('pain.open')}
            </LinkButton>
          }
        >
          {t('pain.unread', {
            client: clientName,
            date: dateText(report, t),
            exercises: reportedParts(report, t).join(' · '),
          })}
        </Banner>
      ))}
      {more > 0 && (
        <Banner tone="danger" role="status">
          {t('pain.more', { count: more })}
        </Banner>
      )}
    </>
  );
}

/** When the workout was finished, or that it is not. */
function dateText(
  { finishedOn, startedAt }: Pick<UnreadPain, 'finishedOn' | 'startedAt'>,
  t: TFunction<'completed-workouts'>,
): string {
  if (finishedOn) return formatDate(finishedOn);
  return startedAt ? t('pain.unfinished', { date: formatDate(startedAt) }) : '';
}

/** What was written since the reader has read the workout, the painful exercises with their notes, the pain at the end, and the other texts that name a symptom. */
function reportedParts(
  {
    exercises,
    atEnd,
    symptoms = [],
    newTexts = [],
    moreTexts = 0,
  }: Omit<UnreadPain, 'completedWorkoutId' | 'clientId' | 'clientName'>,
  t: TFunction<'completed-workouts'>,
): string[] {
  const pains = [...exercises, ...(atEnd ? [{ name: t('pain.atEnd'), note: atEnd.comment }] : [])];
  const quoted = new Set([...pains.map(({ note }) => note), ...newTexts]);
  const quote = (note: string) => t('skip.quoted', { note });
  return [
    ...(newTexts.length > 0 ? [t('pain.sinceRead', { notes: newTexts.map(quote).join(', ') })] : []),
    ...pains.map(({ name, note }) => (note ? `${name} (${note})` : name)),
    ...symptoms.filter((text) => !quoted.has(text)).map(quote),
    ...(moreTexts > 0 ? [t('pain.moreTexts', { count: moreTexts })] : []),
  ];
}
