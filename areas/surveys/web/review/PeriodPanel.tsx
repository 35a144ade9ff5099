import { weeklyRateOf } from '#areas/metrics/rules/weekly-rate.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatBodyWeight } from '#shell/web/texts/units.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { type AnswerPeriod, reviewRoutes } from '../../contract/reviews.ts';
import classes from './Review.module.css';
import { Spark } from './Spark.tsx';

interface PeriodPanelProps {
  clientId: string;
  id: string;
  period: AnswerPeriod;
}

/** Weight, workouts and meals of the days that the answers are about. */
export function PeriodPanel({ clientId, id, period }: PeriodPanelProps) {
  const t = useTexts('surveys');
  const may = useMay();
  const [mayWorkouts, mayMeals] = [may('view workouts'), may('view meal plans')];
  const workouts = useApiQuery(reviewRoutes.workouts, { clientId, id }, { enabled: mayWorkouts }).data?.workouts;
  const meals = useApiQuery(reviewRoutes.meals, { clientId, id }, { enabled: mayMeals }).data?.meals;
  const { from, until, weights } = period;
  const last = weights.at(-1);
  const rate = last && weeklyRateOf(weights, last.day);
  const weightNote = rate
    ? t('review.perWeek', { change: `${rate.perWeek > 0 ? '+' : '−'}${formatBodyWeight(Math.abs(rate.perWeek), 2)}` })
    : last && t('review.weighedOn', { date: formatShortDate(last.day) });

  return (
    <Section
      title={t('review.period')}
      subtitle={t('review.days', { from: formatShortDate(from), until: formatShortDate(until) })}
    >
      <StatGroup
        stats={[
          { label: t('review.weight'), value: last ? formatBodyWeight(last.trend) : '—', note: weightNote },
          mayWorkouts && {
            label: t('review.workouts'),
            value: workouts && (workouts.planned === 0 ? '—' : `${workouts.done}/${workouts.planned}`),
            note: t('review.workoutsNote'),
          },
          mayMeals && {
            label: t('review.meals'),
            value: meals && (meals.followedPercent === null ? '—' : `${meals.followedPercent} %`),
            note: meals && t('review.mealsNote', { reported: meals.meals - meals.notReported, meals: meals.meals }),
          },
        ]}
      />
      <div className={classes['trend']}>
        <Spark unit="kg" numbers={weights.map(({ day, trend }) => ({ dueOn: day, value: trend }))} />
      </div>
    </Section>
  );
}
