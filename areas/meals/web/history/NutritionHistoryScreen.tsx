import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import { clientMealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { mondayOf, todayIn } from '#shell/common/dates.ts';
import { plainDate } from '#shell/common/fields.ts';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { LoadMore } from '#shell/web/lists/LoadMore.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate, formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card, Section } from '#shell/web/widgets/Section.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { adherenceOn } from '../../rules/adherence.ts';
import { useLocalDiet } from '../device/use-local-diet.ts';
import { type ShownDiet, withLocal } from '../device/with-local.ts';
import { useDiet } from '../queries.ts';
import { AdherenceStats, WeekHeader } from './Week.tsx';
import classes from './Week.module.css';

const DateParams = z.object({ date: plainDate.optional() });

/** The past of a client's nutrition: the reported meals of each week, the meal plans, and the way to their measures. */
export function NutritionHistoryScreen() {
  const t = useTexts('meals');
  const today = todayIn(useMe().timeZone);
  const [params, setParams] = useSearchParams(DateParams);
  const date = params.date && params.date < today ? params.date : today;
  const monday = mondayOf(date);
  const { local } = useLocalDiet();
  const { diet, error } = useDiet(date);
  const mayViewMeasures = useMay()('view own record');
  const show = (next: string) => setParams({ date: mondayOf(next) === mondayOf(today) ? undefined : next });

  return (
    <Screen
      title={t('history.title')}
      subtitle={t('history.subtitle')}
      actions={
        mayViewMeasures && (
          <LinkButton to="/my/progress" variant="default">
            {t('history.measures')}
          </LinkButton>
        )
      }
    >
      <WeekHeader monday={monday} isLast={monday === mondayOf(today)} onSelect={show} />
      {diet && <Week diet={withLocal(diet, local)} monday={monday} />}
      {!diet && !error && <Skeleton height={320} radius={12} />}
      {error && (
        <Card>
          <EmptyState illustration="lost" text={error.message || t('today.failed')} />
        </Card>
      )}
      <MealPlans />
    </Screen>
  );
}

/** The days of the week up to today, each with a link to its meals. */
function Week({ diet, monday }: { diet: ShownDiet; monday: string }) {
  const t = useTexts('meals');
  const days = diet.days.filter((day) => day.date <= diet.today && mondayOf(day.date) === monday);
  const counted = days.map((day) => ({
    date: day.date,
    ...adherenceOn({ days: [day], entries: diet.entries }, diet.today),
  }));
  if (counted.every(({ meals }) => meals === 0))
    return (
      <Card>
        <EmptyState illustration="calendar" text={t('history.noMeals')} />
      </Card>
    );

  return (
    <>
      <AdherenceStats diet={{ ...diet, days }} />
      <Section title={t('history.days')}>
        <ul className={classes['rows']}>
          {counted.toReversed().map(({ date, meals, notReported }) => (
            <li key={date}>
              <Link to="/my/nutrition" search={{ date }} className={classes['row']}>
                <strong>{`${formatWeekday(date)} ${formatShortDate(date)}`}</strong>
                <span className={classes['note']}>
                  {meals === 0
                    ? t('client.noMeals')
                    : t('history.reported', { count: meals, reported: meals - notReported })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The meal plans that the client follows or followed, the latest first. */
function MealPlans() {
  const t = useTexts('meals');
  const list = useInfiniteApiQuery(clientMealPlanRoutes.list.own, {}, ({ mealPlans }) => mealPlans);
  if (list.rows.length === 0) return null;
  return (
    <Section title={t('history.plans')}>
      <ul className={classes['rows']}>
        {list.rows.map(({ id, title, startsOn, endsOn }) => (
          <li key={id}>
            <Link to="/my/nutrition" search={{ date: startsOn }} className={classes['row']}>
              <strong>{title}</strong>
              <span className={classes['note']}>
                {t('history.period', { from: formatDate(startsOn), until: formatDate(endsOn) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {list.hasMore && <LoadMore pages={list} />}
    </Section>
  );
}
