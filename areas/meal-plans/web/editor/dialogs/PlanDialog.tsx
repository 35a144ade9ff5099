import { Button, Group, SegmentedControl, Select, SimpleGrid, Stack, Switch, Text, Textarea } from '@mantine/core';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { limits, type MealPlan, schedules, swapModes } from '../../../contract.ts';
import { withSchedule } from '../../../rules/day-bindings.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { changeMealPlan, setPlanFields } from '../edits/change.ts';
import { MissingProgram } from '../shared/MissingProgram.tsx';
import { useScheduleWarning } from '../shared/use-schedule-warning.ts';
import { DayBindingField } from './DayBindingField.tsx';
import { PlanTargets } from './PlanTargets.tsx';

/** What holds for the whole meal plan: target, duration, how dates find their day, swaps, water, descriptions. */
export function PlanDialog() {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  const close = () => ui.isPlanOpen.set(false);
  return (
    <Dialog opened={ui.isPlanOpen.use()} onClose={close} size="lg" title={t('editor.plan.title')}>
      <Stack gap="lg">
        <PlanTargets />
        <Days />
        <Counting />
        <Descriptions />
        <Group justify="flex-end">
          <Button onClick={close}>{t('editor.done')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Days() {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const schedule = useMealPlan((mealPlan) => mealPlan.schedule);
  const duration = useMealPlan((mealPlan) => mealPlan.duration);
  const waterMl = useMealPlan((mealPlan) => mealPlan.waterMl);
  const warning = useScheduleWarning();

  return (
    <>
      <div>
        <Text size="sm" fw={600} mb={4}>
          {t('fields.schedule')}
        </Text>
        <SegmentedControl
          fullWidth
          aria-label={t('fields.schedule')}
          value={schedule}
          onChange={(value) => changeMealPlan(store, (mealPlan) => withSchedule(mealPlan, value as typeof schedule))}
          data={schedules.map((value) => ({ value, label: t(`schedules.${value}`) }))}
        />
        <Text size="sm" c="dimmed" mt={4}>
          {t(`scheduleHelp.${schedule}`)}
        </Text>
      </div>
      {schedule !== 'in_order' && <Bindings schedule={schedule} />}
      {warning && <Banner tone="warning">{warning}</Banner>}
      <MissingProgram />
      <Group grow align="flex-start">
        <TypedNumberInput
          label={t('fields.duration')}
          suffix={` ${t('units.days')}`}
          min={1}
          max={limits.durationDays}
          allowDecimal={false}
          value={duration}
          onNumber={(value) => value !== null && setPlanFields(store, { duration: value })}
        />
        <TypedNumberInput
          label={t('fields.waterMl')}
          suffix=" ml"
          min={limits.leastWaterMl}
          max={limits.waterMl}
          step={250}
          allowDecimal={false}
          value={waterMl}
          onNumber={(value) => setPlanFields(store, { waterMl: value })}
        />
      </Group>
    </>
  );
}

/** The weekday or kind of each day. */
function Bindings({ schedule }: { schedule: MealPlan['schedule'] }) {
  const t = useTexts('meal-plans');
  const days = useMealPlan((mealPlan) => mealPlan.days);
  return (
    <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm">
      {days.map((day, index) => (
        <DayBindingField
          key={day.id}
          day={day}
          schedule={schedule}
          label={day.name.trim() || t('editor.day.numbered', { number: index + 1 })}
        />
      ))}
    </SimpleGrid>
  );
}

function Counting() {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const includes = useMealPlan((mealPlan) => mealPlan.include_alternatives_in_macro);
  const swaps = useMealPlan((mealPlan) => mealPlan.swaps);

  return (
    <>
      <Switch
        label={t('fields.include_alternatives_in_macro')}
        description={t('editor.plan.includeHelp')}
        checked={includes}
        onChange={({ currentTarget: { checked } }) => setPlanFields(store, { include_alternatives_in_macro: checked })}
      />
      <Group grow align="flex-start">
        <Select
          label={t('fields.swaps')}
          allowDeselect={false}
          value={swaps.mode}
          onChange={(mode) => mode && setPlanFields(store, { swaps: { ...swaps, mode: mode as typeof swaps.mode } })}
          data={swapModes.map((value) => ({ value, label: t(`swapModes.${value}`) }))}
        />
        {swaps.mode === 'equivalents' && (
          <TypedNumberInput
            label={t('fields.energyTolerancePercent')}
            suffix="%"
            min={0}
            max={100}
            allowDecimal={false}
            value={swaps.energyTolerancePercent}
            onNumber={(value) =>
              value !== null && setPlanFields(store, { swaps: { ...swaps, energyTolerancePercent: value } })
            }
          />
        )}
      </Group>
    </>
  );
}

function Descriptions() {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const texts = {
    description: useMealPlan((mealPlan) => mealPlan.description),
    description_en: useMealPlan((mealPlan) => mealPlan.description_en),
  };
  return (['description', 'description_en'] as const).map((field) => (
    <Textarea
      key={field}
      autosize
      minRows={2}
      maxRows={8}
      label={t(`fields.${field}`)}
      maxLength={limits.descriptionLength}
      value={texts[field]}
      onChange={(event) => setPlanFields(store, { [field]: event.currentTarget.value })}
    />
  ));
}
