import type { TFunction } from 'i18next';
import { weeklyRateOf } from '#areas/metrics/rules/weekly-rate.ts';
import { todayIn } from '#shell/common/dates.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatBodyWeight } from '#shell/web/texts/units.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { type AnswerPeriod, reviewRoutes, type WorkoutsOfPeriod } from '../../contract/reviews.ts';
import classes from './Review.module.css';
import { Spark } from './Spark.tsx';

interface PeriodPanelProps {
  clientId: string;
  id: string;
  period: AnswerPeriod;
}

/** Workouts and meals of the days that the answers are about. Nothing for who may see neither. */
export function PeriodPanel({ clientId, id, period: { from, until } }: PeriodPanelProps) {
  const t = useTexts('surveys');
  const may = useMay();
  const today = todayIn(useMe().timeZone);
  const [mayWorkouts, mayMeals] = [may('view workouts'), may('view meal plans')];
  const workouts = useApiQuery(reviewRoutes.workouts, { clientId, id }, { enabled: mayWorkouts }).data?.workouts;
  const meals = useApiQuery(reviewRoutes.meals, { clientId, id }, { enabled: mayMeals }).data?.meals;
  if (!mayWorkouts && !mayMeals) return null;

  return (
    <Section
      title={t('review.period')}
      subtitle={t('review.days', { from: formatShortDate(from), until: formatShortDate(until) })}
    >
      <StatGroup
        stats={[
          mayWorkouts && {
            label: t('review.workouts'),
            value: workouts?.done,
            note: workouts && workoutsNote(t, { ...workouts, isRunning: until >= today }),
          },
          mayMeals &&
            meals?.meals !== 0 && {
              label: t('review.meals'),
              value: meals && (meals.followedPercent === null ? '—' : `${meals.followedPercent}%`),
              note: meals && t('review.mealsNote', { reported: meals.meals - meals.notReported, meals: meals.meals }),
            },
        ]}
      />
    </Section>
  );
}

interface ReadWorkouts extends WorkoutsOfPeriod {
  /** Whether the days include today, whose workouts count as planned once they are done. */
  isRunning: boolean;
}

function workoutsNote(t: TFunction<'surveys'>, { interrupted, planned, isRunning }: ReadWorkouts): string {
  const due = planned === 0 && isRunning ? t('review.nonePlanned') : t('review.planned', { count: planned });
  return interrupted > 0 ? `${t('review.interrupted', { count: interrupted })} · ${due}` : due;
}

/** Days with a weight that a trend needs to be shown. */
const trendDays = 4;

/** The last weight when the answers were sent, which may be later than the days that they are about, and the trend. */
export function WeightPanel({ period: { weights, lastWeight } }: Pick<PeriodPanelProps, 'period'>) {
  const t = useTexts('surveys');
  const point = weights.at(-1);
  if (!lastWeight || !point) return null;
  const rate = weeklyRateOf(weights, point.day);
  const perWeek = rate && `${rate.perWeek > 0 ? '+' : '−'}${formatBodyWeight(Math.abs(rate.perWeek), 2)}`;

  return (
    <Section title={t('review.weight')}>
      <StatGroup
        stats={[
          {
            label: t('review.lastWeight'),
            value: formatBodyWeight(lastWeight.value),
            note: formatShortDate(lastWeight.day),
          },
          weights.length >= trendDays && {
            label: t('review.weightTrend'),
            value: formatBodyWeight(point.trend),
            note: perWeek && t('review.perWeek', { change: perWeek }),
          },
        ]}
      />
      <div className={classes['trend']}>
        <Spark unit="kg" numbers={weights.map(({ day, trend }) => ({ dueOn: day, value: trend }))} />
      </div>
    </Section>
  );
}
