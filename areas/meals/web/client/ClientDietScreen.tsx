import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { plainDate } from '#shell/common/fields.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { ArrivedBanner } from '#shell/web/widgets/ArrivedBanner.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import type { Diet } from '../../contract.ts';
import { type PlannedMeal, plannedDays } from '../../rules/days.ts';
import { useMealTexts } from '../texts.ts';
import { AdherenceStats, WeekHeader } from '../history/Week.tsx';
import { DayReport } from './DayReport.tsx';
import classes from './ClientDiet.module.css';
import { entriesOn, useClientDiet, useMarkRead, useNewIds } from './use-client-diet.ts';

const MealReportDialog = lazy(async () => ({ default: (await import('./MealReportDialog.tsx')).MealReportDialog }));

const DateParams = z.object({ date: plainDate.optional() });

/**
 * For the professional: what a client ate in a week beside what was planned. Opening it marks it as read; what arrives while it is open is
 * named at the top until it is marked.
 */
export function ClientDietScreen() {
  const { id: clientId = '' } = useParams({ strict: false });
  const today = todayIn(useMe().timeZone);
  const [{ date = today }, setParams] = useSearchParams(DateParams);
  const monday = mondayOf(date);
  const sunday = addDays(monday, 6);
  const { t } = useMealTexts();
  const { data, isFetchedAfterMount } = useClientDiet(clientId, monday);
  const diet = data?.diet;
  const show = (next: string) => setParams({ date: mondayOf(next) === mondayOf(today) ? undefined : next });
  const isLoaded = isFetchedAfterMount && diet !== undefined;
  const { arrived, markRead } = useMarkRead({ clientId, until: sunday, entries: diet?.entries ?? [], isLoaded });

  return (
    <ClientLayout id={clientId} active="diet">
      <WeekHeader monday={monday} onSelect={show} />
      {arrived > 0 && (
        <ArrivedBanner
          text={t('client.arrived', { count: arrived })}
          markRead={t('client.markRead')}
          onMarkRead={markRead}
        />
      )}
      {diet ? <Week key={monday} diet={diet} clientId={clientId} /> : <Skeleton height={320} radius={12} />}
    </ClientLayout>
  );
}

interface ReportedOn {
  date: string;
  planned: PlannedMeal;
}

function Week({ diet, clientId }: { diet: Diet; clientId: string }) {
  const { t } = useMealTexts();
  const mayReport = useMay()('update meal plans');
  const [reported, setReported] = useState<ReportedOn | null>(null);
  const newIds = useNewIds(diet);
  const planned = plannedDays(diet);
  if (planned.size === 0)
    return (
      <Card>
        <EmptyState illustration="calendar" text={t('client.noPlan')} />
      </Card>
    );

  return (
    <>
      <AdherenceStats diet={diet} />
      <div className={classes['days']}>
        {diet.days.map(({ date }) => {
          const one = planned.get(date);
          const drinks = diet.drinks.filter((drink) => drink.date === date);
          return (
            one && (
              <DayReport
                clientId={clientId}
                key={date}
                planned={one}
                entries={entriesOn(diet.entries, date)}
                conflicts={diet.conflicts}
                noteConflicts={diet.noteConflicts ?? []}
                drunkMl={drinks.reduce((sum, { ml }) => sum + ml, 0)}
                isFuture={date > diet.today}
                newIds={newIds}
                {...(mayReport && { onReport: (meal) => setReported({ date, planned: meal }) })}
              />
            )
          );
        })}
      </div>
      {reported && (
        <Suspense>
          <MealReportDialog
            clientId={clientId}
            date={reported.date}
            planned={reported.planned}
            entry={entriesOn(diet.entries, reported.date).find(({ mealId }) => mealId === reported.planned.meal.id)}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </>
  );
}
