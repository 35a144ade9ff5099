import { Button, Checkbox, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { MoreOptions } from '#shell/web/forms/MoreOptions.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { kinds, type MealPlanCard, mealPlanRoutes } from '../../../contract/routes.ts';
import type { MealPlan } from '../../../contract.ts';
import { resolvedMealPlan } from '../../../rules/stored.ts';
import { totalKcalText, useMealTexts } from '../../meal-texts.ts';
import { useDay, useDayIds, useEditor } from '../context.tsx';
import { insertDays, insertMeals } from '../edits/insert.ts';
import { documentOf } from '../load-meal-plan.ts';
import { EditorDialog } from './EditorDialog.tsx';
import classes from './AlternativesDialog.module.css';

/** Copies days or meals of another meal plan into the open one. */
export function ImportPlanDialog() {
  const t = useTexts('meal-plans');
  const { importIntoDayId } = useEditor().ui.dialogs;
  return (
    <EditorDialog atom={importIntoDayId} titleOf={() => t('editor.importPlan.title')}>
      {(dayId) => <Import key={dayId} dayId={dayId} />}
    </EditorDialog>
  );
}

function Import({ dayId }: { dayId: string }) {
  const t = useTexts('meal-plans');
  const [chosen, setChosen] = useState<MealPlanCard | null>(null);
  const { data, error } = useApiQuery(mealPlanRoutes.get, { id: chosen?.id ?? '' }, { enabled: chosen !== null });
  const mealPlan = useMemo(() => data && resolvedMealPlan(documentOf(data.mealPlan).content), [data]);
  if (!chosen) return <PlanList onChoose={setChosen} />;
  return (
    <Stack>
      <Group gap="xs">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
          onClick={() => setChosen(null)}
        >
          {t('editor.importPlan.back')}
        </Button>
        <Text size="sm" fw={600}>
          {chosen.title}
        </Text>
      </Group>
      {error && <Text size="sm">{messageOf(error)}</Text>}
      {mealPlan ? <Parts mealPlan={mealPlan} dayId={dayId} /> : !error && <Skeleton height={240} aria-busy="true" />}
    </Stack>
  );
}

function PlanList({ onChoose }: { onChoose: (mealPlan: MealPlanCard) => void }) {
  const t = useTexts('meal-plans');
  const { id: openId } = useEditor();
  const [search, setSearch] = useState<string>();
  const [kind, setKind] = useState<(typeof kinds)[number]>('templates');
  const plans = useInfiniteApiQuery(mealPlanRoutes.list, { search, kind }, ({ mealPlans }) => mealPlans);
  const rows = plans.rows.filter(({ id }) => id !== openId);

  return (
    <Stack>
      <Group>
        <SegmentedControl
          size="sm"
          aria-label={t('kinds.label')}
          value={kind}
          onChange={(next) => setKind(next as typeof kind)}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <SearchField label={t('search')} value={search} onChange={setSearch} delayMs={100} />
      </Group>
      {plans.isPending && <Skeleton height={160} aria-busy="true" />}
      {!plans.isPending && rows.length === 0 && <Text size="sm">{t('editor.importPlan.nothing')}</Text>}
      <ul className={classes['list']}>
        {rows.map((mealPlan) => (
          <li key={mealPlan.id}>
            <div className={classes['text']}>
              <div>{mealPlan.title}</div>
              <div className={classes['quiet']}>
                {[
                  mealPlan.clientName,
                  t('days', { count: mealPlan.days }),
                  t('kcal', { calories: totalKcalText(mealPlan) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={t('editor.importPlan.openOf', { title: mealPlan.title })}
              onClick={() => onChoose(mealPlan)}
            >
              {t('editor.importPlan.open')}
            </Button>
          </li>
        ))}
      </ul>
      <MoreOptions pages={plans} />
    </Stack>
  );
}

/** The days of the chosen meal plan, or their meals, to be copied. */
function Parts({ mealPlan: { days }, dayId }: { mealPlan: MealPlan; dayId: string }) {
  const t = useTexts('meal-plans');
  const { dayTitleOf, titleOf } = useMealTexts();
  const editor = useEditor();
  const day = useDay(dayId);
  const number = useDayIds().indexOf(dayId) + 1;
  const [unit, setUnit] = useState<'days' | 'meals'>('days');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const meals = days.flatMap((one) => one.meals).filter(({ id }) => chosen.has(id));
  const wholeDays = days.filter(({ id }) => chosen.has(id));
  const count = unit === 'days' ? wholeDays.length : meals.length;

  function add(): void {
    if (unit === 'days') insertDays(editor, wholeDays);
    else insertMeals(editor, { kind: 'day', id: dayId }, meals);
    editor.ui.dialogs.importIntoDayId.set(null);
  }

  const choice = (id: string, label: string, description: string) => (
    <Checkbox
      key={id}
      label={label}
      description={description}
      checked={chosen.has(id)}
      onChange={({ currentTarget: { checked } }) =>
        setChosen(new Set(checked ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
      }
    />
  );

  return (
    <Stack>
      <SegmentedControl
        aria-label={t('editor.importPlan.unit')}
        value={unit}
        onChange={(next) => setUnit(next as typeof unit)}
        data={[
          { value: 'days', label: t('editor.importPlan.days') },
          { value: 'meals', label: t('editor.importPlan.meals', { name: day && dayTitleOf(day, number) }) },
        ]}
      />
      <Stack gap="xs" style={{ maxHeight: '46dvh', overflowY: 'auto' }}>
        {days.map((one, index) =>
          unit === 'days' ? (
            choice(
              one.id,
              dayTitleOf(one, index + 1),
              `${t('kcal', { calories: totalKcalText(one) })} · ${one.meals.map(titleOf).join(', ')}`,
            )
          ) : (
            <Stack key={one.id} gap="xs">
              <Text size="sm" fw={600}>
                {dayTitleOf(one, index + 1)}
              </Text>
              {one.meals.map((meal) => choice(meal.id, titleOf(meal), t('kcal', { calories: totalKcalText(meal) })))}
            </Stack>
          ),
        )}
      </Stack>
      <Group justify="flex-end">
        <Button disabled={count === 0} onClick={add}>
          {t(unit === 'days' ? 'editor.importPlan.addDays' : 'editor.importPlan.addMeals', { count })}
        </Button>
      </Group>
    </Stack>
  );
}
