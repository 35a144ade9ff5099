import { linkOptions } from '@tanstack/react-router';
import { CopyStateBadge } from '#areas/assignments/web/public.tsx';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { kinds, type MealPlanCard, MealPlanFilters, mealPlanRoutes } from '../../contract/routes.ts';
import { kcalText, unknownText } from '../meal-texts.ts';
import { MealPlanMenu } from './MealPlanMenu.tsx';

/** The templates of the library, or the meal plans that clients have. */
export function MealPlanListScreen() {
  const t = useTexts('meal-plans');
  const may = useMay();
  const list = useList({ route: mealPlanRoutes.list, filters: MealPlanFilters, rows: ({ mealPlans }) => mealPlans });
  const isTemplates = list.filters.kind !== 'copies';

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      list={list}
      columns={[
        { name: 'title', header: t('columns.title'), width: '30%', cell: ({ title }) => title, card: 'title', sort: 'title' },
        ...(isTemplates ? [] : [clientColumn(t)]),
        {
          name: 'calories',
          header: t('columns.calories'),
          width: 96,
          isNumber: true,
          cell: ({ calories }) => kcalText(calories),
          card: 'subtitle',
          cardCell: ({ calories }) => t('kcal', { calories: kcalText(calories) }),
          sort: 'calories',
        },
        {
          name: 'shares',
          header: t('columns.shares'),
          width: 130,
          cell: sharesText,
          card: 'subtitle',
        },
        {
          name: 'days',
          header: t('columns.days'),
          width: 84,
          isNumber: true,
          cell: ({ days }) => days,
          card: 'subtitle',
          cardCell: ({ days }) => t('days', { count: days }),
          sort: 'days',
        },
        {
          name: 'duration',
          header: t('columns.duration'),
          width: 100,
          cell: ({ duration }) => t('durationDays', { count: duration }),
          sort: 'duration',
        },
        ...(isTemplates
          ? [
              {
                name: 'assigned',
                header: t('columns.assigned'),
                width: 100,
                isNumber: true,
                cell: ({ assigned }: MealPlanCard) => assigned || unknownText,
                card: 'subtitle',
                cardCell: ({ assigned }: MealPlanCard) => assigned > 0 && t('assignedTo', { count: assigned }),
                sort: 'assigned',
              } as const,
            ]
          : []),
        {
          name: 'state',
          header: t('columns.state'),
          width: 130,
          cell: (mealPlan) => <MealPlanState mealPlan={mealPlan} />,
          card: 'state',
        },
      ]}
      fields={[
        { kind: 'search', label: t('search') },
        {
          kind: 'segments',
          name: 'kind',
          label: t('kinds.label'),
          options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        {
          kind: 'select',
          name: 'isDraft',
          label: t('filters.state'),
          placeholder: t('filters.all'),
          options: [
            { value: 'true', label: t('draft') },
            { value: 'false', label: t('completed') },
          ],
        },
      ]}
      link={
        may('update meal plans')
          ? ({ id }) => linkOptions({ to: '/mealPlans/$id/edit', params: { id } })
          : undefined
      }
      rowActions={(mealPlan) => <MealPlanMenu mealPlan={mealPlan} />}
      create={{ label: t('new'), permission: 'create meal plans', link: linkOptions({ to: '/mealPlans/create' }) }}
      empty={{ illustration: 'list', text: t('empty') }}
    />
  );
}

function clientColumn(t: ReturnType<typeof useTexts<'meal-plans'>>) {
  return {
    name: 'clientName',
    header: t('columns.client'),
    width: '18%',
    cell: ({ clientName }: MealPlanCard) => clientName,
    card: 'subtitle',
    sort: 'clientName',
  } as const;
}

/** `20 · 50 · 30 %`: the shares of protein, carbs and lipids in the energy. */
function sharesText({ protein_percent, carbs_percent, lipids_percent }: MealPlanCard): string {
  const shares = [protein_percent, carbs_percent, lipids_percent];
  return shares.includes(null) ? unknownText : `${shares.join(' · ')} %`;
}

function MealPlanState({ mealPlan: { clientId, isDraft, state, startsOn } }: { mealPlan: MealPlanCard }) {
  const t = useTexts('meal-plans');
  if (clientId && state && startsOn)
    return (
      <span title={formatDate(startsOn)}>
        <CopyStateBadge state={state} />
      </span>
    );
  return <StateBadge tone={isDraft ? 'soon' : 'quiet'}>{t(isDraft ? 'draft' : 'completed')}</StateBadge>;
}
