import { linkOptions } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { TrendWeek } from '#areas/completed-workouts/contract/history.ts';
import { adherenceOf } from '#areas/completed-workouts/rules/trend.ts';
import { RecordText } from '#areas/completed-workouts/web/public.tsx';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import {
  formatNumber,
  formatPercent,
  formatRelativeDate,
  formatShortDate,
  formatWeight,
} from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { LinkList } from '../LinkList.tsx';
import { useNeverTrained, useRecordsOfClient, useTrendOfClient } from '../queries.ts';
import { WeekBars } from '../WeekBars.tsx';

const adherenceWeeks = 4;
const maxRecords = 3;

/** Panel of the client's page: adherence, volume and load of the last weeks, and the latest records; hidden for one who never trained. */
export function ClientTrendPanel({ clientId }: { clientId: string }) {
  const t = useTexts('home');
  const weeks = useTrendOfClient(clientId);
  if (useNeverTrained(clientId)) return null;

  return (
    <>
      <StatGroup stats={statsOf(t, weeks)} />
      {weeks?.some(({ volumeKg }) => volumeKg > 0) && (
        <Section title={t('trend.volume')} subtitle={t('trend.volumeOf', { count: weeks.length })}>
          <WeekBars
            weeks={weeks.map(({ startsOn, volumeKg }) => ({ startsOn, total: Math.round(volumeKg) }))}
            unit="kg"
          />
        </Section>
      )}
      <Records clientId={clientId} />
    </>
  );
}

function statsOf(t: TFunction<'home'>, weeks: readonly TrendWeek[] | undefined) {
  const [before, current] = weeks?.slice(-2) ?? [];
  const adherence = adherenceOf(weeks ?? [], adherenceWeeks);
  const { done, planned } = adherence;
  const known = <Value,>(value: Value) => (weeks ? value : undefined);
  const load = (week: TrendWeek | undefined) => (week?.meanLoadKg ? formatWeight(week.meanLoadKg) : '–');
  const volume = (week: TrendWeek | undefined) => `${formatNumber(week?.volumeKg ?? 0, 0)}\u00A0kg`;
  return [
    {
      label: t('trend.adherence'),
      value: known(planned === 0 ? '–' : formatPercent(done / planned)),
      note: adherenceNote(t, adherence),
    },
    {
      label: t('trend.weekVolume'),
      value: known(volume(current)),
      note: t('trend.lastWeek', { value: volume(before) }),
    },
    { label: t('trend.load'), value: known(load(current)), note: t('trend.lastWeek', { value: load(before) }) },
  ];
}

/** The percentage counts workouts; the note adds how many of their sets were done, and how many of them were interrupted. */
function adherenceNote(
  t: TFunction<'home'>,
  { done, planned, interrupted, doneSets, plannedSets, since }: ReturnType<typeof adherenceOf>,
) {
  if (planned === 0) return t('trend.nothingPlanned');
  const workouts = since
    ? t('trend.doneSince', { done, count: planned, date: formatShortDate(since) })
    : t('trend.doneOf', { done, count: planned, weeks: adherenceWeeks });
  if (plannedSets === 0) return workouts;
  const sets = t('trend.setsOf', { done: doneSets, count: plannedSets });
  return `${workouts} · ${interrupted > 0 ? `${sets}, ${t('trend.interrupted', { count: interrupted })}` : sets}`;
}

function Records({ clientId: id }: { clientId: string }) {
  const t = useTexts('home');
  const records = useRecordsOfClient(id);
  if (!records?.length) return null;

  return (
    <Section
      title={t('trend.records')}
      flush
      actions={
        <LinkAnchor to="/clients/$id/completed_workouts/records" params={{ id }} size="sm">
          {t('trend.allRecords')}
        </LinkAnchor>
      }
    >
      <LinkList
        label={t('trend.records')}
        empty={null}
        rows={records
          .slice(0, maxRecords)
          .map(({ completedWorkoutId, exerciseId, exerciseName, day, records: ofExercise }) => ({
            key: `${completedWorkoutId} ${exerciseId}`,
            link: linkOptions({
              to: '/clients/$id/completed_workouts/$completedWorkoutId/details',
              params: { id, completedWorkoutId },
            }),
            title: exerciseName,
            subtitle: <RecordText records={ofExercise} />,
            end: formatRelativeDate(day),
          }))}
      />
    </Section>
  );
}
