import { Button, Tooltip, UnstyledButton } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { restBeyondRounding } from '#areas/aliments/rules/other-energy.ts';
import { CopyStateBadge } from '#areas/assignments/web/public.tsx';
import type { Column } from '#shell/web/lists/columns.ts';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { DeletedRecords } from '#shell/web/records/DeletedRecords.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { kinds, type MealPlanCard, MealPlanFilters, mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanInvalidations } from '../invalidations.ts';
import { totalKcalText, unknownText } from '../meal-texts.ts';
import { MealPlanMenu } from './MealPlanMenu.tsx';

/** The templates of the library, or the meal plans that clients have. */
export function MealPlanListScreen() {
  const t = useTexts('meal-plans');
  const list = useList({ route: mealPlanRoutes.list, filters: MealPlanFilters, rows: ({ mealPlans }) => mealPlans });
  const isTemplates = list.filters.kind !== 'copies';

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      list={list}
      above={list.filters.hasFormerValues && <FormerValuesFilter onClear={() => list.clearFilters()} />}
      columns={columnsOf(t, isTemplates)}
      fields={[
        { kind: 'search', label: t('search') },
        {
          kind: 'segments',
          name: 'kind',
          label: t('kinds.label'),
          // An account without templates may have copies.
          showsHiddenRows: true,
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
      link={({ id }) => linkOptions({ to: '/mealPlans/$id/edit', params: { id } })}
      rowActions={(mealPlan) => <MealPlanMenu mealPlan={mealPlan} />}
      create={{
        label: t('new'),
        permission: 'create meal plans',
        link: linkOptions({ to: '/mealPlans/create' }),
        others: {
          label: t('newMenu'),
          actions: [
            {
              label: t('editor.paste.diet'),
              icon: IconClipboardText,
              permission: 'view recipes',
              link: linkOptions({ to: '/mealPlans/create', search: { paste: 1 } }),
            },
          ],
        },
      }}
      empty={{ illustration: 'list', text: t('empty') }}
    >
      {isTemplates && (
        <DeletedRecords
          lists={[{ routes: mealPlanRoutes }]}
          permission="delete meal plans"
          invalidates={mealPlanInvalidations}
        />
      )}
    </ListScreen>
  );
}

/** Says that the list has only the meal plans with former values of a food, to which the page of the food links. */
function FormerValuesFilter({ onClear }: { onClear: () => void }) {
  const t = useTexts('meal-plans');
  return (
    <Banner
      tone="info"
      actions={
        <Button variant="default" size="xs" onClick={onClear}>
          {t('formerValues.all')}
        </Button>
      }
    >
      {t('formerValues.text')}
    </Banner>
  );
}

type Translate = ReturnType<typeof useTexts<'meal-plans'>>;

/** The columns of templates, or of copies, which have a client instead of the number of clients. */
function columnsOf(t: Translate, isTemplates: boolean): Column<MealPlanCard>[] {
  return [
    {
      name: 'title',
      header: t('columns.title'),
      width: '30%',
      cell: ({ title }) => title,
      card: 'title',
      sort: 'title',
    },
    ...(isTemplates ? [] : [clientColumn(t)]),
    {
      name: 'calories',
      header: t('columns.calories'),
      width: 96,
      isNumber: true,
      cell: totalKcalText,
      card: 'subtitle',
      cardCell: (mealPlan) => t('kcal', { calories: totalKcalText(mealPlan) }),
      sort: 'calories',
    },
    {
      name: 'shares',
      header: t('columns.shares'),
      width: 210,
      cell: (mealPlan) => <Shares mealPlan={mealPlan} />,
      card: 'subtitle',
      cardCell: (mealPlan) => cardSharesText(t, mealPlan),
    },
    ...sizeColumns(t),
    ...(isTemplates ? [assignedColumn(t)] : []),
    {
      name: 'state',
      header: t('columns.state'),
      width: 130,
      cell: (mealPlan) => <MealPlanState mealPlan={mealPlan} />,
      card: 'state',
    },
  ];
}

function sizeColumns(t: Translate): Column<MealPlanCard>[] {
  return [
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
  ];
}

function assignedColumn(t: Translate): Column<MealPlanCard> {
  return {
    name: 'assigned',
    header: t('columns.assigned'),
    width: 110,
    isNumber: true,
    cell: ({ assigned }) => assigned || unknownText,
    card: 'subtitle',
    cardCell: ({ assigned }) => assigned > 0 && t('assignedTo', { count: assigned }),
    sort: 'assigned',
  };
}

function clientColumn(t: Translate): Column<MealPlanCard> {
  return {
    name: 'clientName',
    header: t('columns.client'),
    width: '18%',
    cell: ({ clientName }) => clientName,
    card: 'subtitle',
    sort: 'clientName',
  };
}

/** The shares of protein, carbs and lipids in the energy, in percent; null when one is unknown or the meal plan is empty. */
function sharesOf({ protein_percent, carbs_percent, lipids_percent }: MealPlanCard): number[] | null {
  const shares = [protein_percent, carbs_percent, lipids_percent].filter((share) => share !== null);
  return shares.length === 3 && shares.some((share) => share > 0) ? shares : null;
}

/** `20 · 50 · 30 %`, below the names in the header of the column, and what they leave. */
function Shares({ mealPlan }: { mealPlan: MealPlanCard }) {
  const t = useTexts('meal-plans');
  const shares = sharesOf(mealPlan);
  if (!shares) return unknownText;
  const rest = restTexts(t, mealPlan);
  const text = `${[...shares, ...rest].join(' · ')}%`;
  if (rest.length === 0) return text;
  return (
    <Tooltip label={t('shares.restHelp')} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton fz="inherit" ta="inherit">
        {text}
      </UnstyledButton>
    </Tooltip>
  );
}

/** `other 6`, where the shares leave more than their rounding and all of the food was measured. */
function restTexts(t: Translate, mealPlan: MealPlanCard): string[] {
  const percent = mealPlan.incomplete.length > 0 ? null : restBeyondRounding(mealPlan);
  return percent === null ? [] : [t('shares.rest', { percent })];
}

/** `P 20 · C 50 · G 30 %`. */
function cardSharesText(t: Translate, mealPlan: MealPlanCard): string | false {
  const shares = sharesOf(mealPlan);
  if (shares === null) return false;
  const names = ['protein_tot', 'carbs_tot', 'lipids_tot'] as const;
  // No-break spaces keep a letter beside its number.
  const shareTexts = names.map((name, index) => `${t(`macroLetters.${name}`)}\u00A0${shares[index]}`);
  return `${[...shareTexts, ...restTexts(t, mealPlan)].join(' · ')}%`;
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
