import { Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { AssignForm, CopyUpdates } from '#areas/assignments/web/public.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import type { MealPlanAssignPreview } from '../../contract/assigned.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { totalKcalText, useMealTexts } from '../meal-texts.ts';
import { useMealPlanSummary } from '../queries.ts';
import { AssignWarnings } from './AssignWarnings.tsx';
import { AssignedList } from './AssignedList.tsx';
import { ownFields, ownValues } from './own-values.ts';
import { useStartText } from './start-text.ts';
import { isUnfinished, Unfinished } from './Unfinished.tsx';
import { useUpdateKind } from './use-update-kind.tsx';

/** Assigns a template to clients, and lists those who have it. */
export function AssignMealPlanScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('meal-plans');
  const { data, error } = useMealPlanSummary(id);
  const assigned = useInfiniteApiQuery(mealPlanRoutes.assignedClients, { id }, ({ copies }) => copies);
  const kind = useUpdateKind();
  const mealPlan = data?.mealPlan;
  const { averageText } = useMealTexts();
  const average = data?.average ?? { countedDays: mealPlan?.days ?? 0, leftOut: [] };
  const describeStart = useStartText(mealPlan?.duration);
  if (error && !mealPlan) return error.status === 404 ? null : <ErrorScreen error={error} />;

  return (
    <Screen
      title={mealPlan ? t('assign.title', { title: mealPlan.title }) : t('assign.action')}
      subtitle={
        mealPlan
          ? [t('days', { count: mealPlan.days }), averageText(totalKcalText(mealPlan), average)].join(' · ')
          : '\u00a0'
      }
      back={{ to: `/mealPlans/${id}/edit`, label: t('assign.back') }}
    >
      {data && <Unfinished detail={data} />}
      {assigned.rows.length > 0 && <CopyUpdates kind={kind} templateId={id} />}
      {mealPlan && (
        <AssignForm
          key={id}
          kind={kind}
          templateId={id}
          draft="meal-plans.assign"
          isBlocked={isUnfinished(data)}
          describeStart={describeStart}
          ownValues={ownValues}
          renderOwnFields={({ form, preview, recipients }) => (
            <AssignWarnings
              preview={preview as MealPlanAssignPreview | undefined}
              recipients={recipients}
              {...ownFields(form)}
            />
          )}
        />
      )}
      <Title order={2} mt="md">
        {t('assigned.heading')}
      </Title>
      <AssignedList
        pages={assigned}
        label={t('assigned.heading')}
        by="clientName"
        empty={<EmptyState illustration="people" text={t('assigned.empty')} />}
      />
    </Screen>
  );
}
