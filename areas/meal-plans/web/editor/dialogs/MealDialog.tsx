import { Button, Group, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { mealTypes } from '../../../contract.ts';
import { useEditor, useMeal } from '../context.tsx';
import { setMealFields } from '../edits/days.ts';

/** Type, titles, time, share of the energy and descriptions of a meal. */
export function MealDialog() {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  const { mealId } = ui.dialogs;
  const id = mealId.use();
  const close = () => mealId.set(null);

  return (
    <Dialog opened={id !== null} onClose={close} size="lg" title={t('editor.meal.edit')}>
      {id && <Fields id={id} onDone={close} />}
    </Dialog>
  );
}

function Fields({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const meal = useMeal(id);
  if (!meal) return null;
  const { energyPercent } = meal;

  return (
    <Stack>
      <Group grow align="flex-start">
        <Select
          label={t('fields.meal_type')}
          allowDeselect={false}
          value={meal.meal_type}
          onChange={(value) => value && setMealFields(store, id, { meal_type: value as typeof meal.meal_type })}
          data={mealTypes.map((value) => ({ value, label: t(`mealTypes.${value}`) }))}
        />
        <TimeField id={id} time={meal.time} />
        <TypedNumberInput
          label={t('fields.energyPercent')}
          suffix="%"
          min={0}
          max={100}
          allowDecimal={false}
          value={energyPercent}
          onNumber={(value) => setMealFields(store, id, { energyPercent: value })}
        />
      </Group>
      <Group grow align="flex-start">
        {(['meal_title', 'meal_title_en'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`fields.${field}`)}
            placeholder={t(`mealTypes.${meal.meal_type}`)}
            maxLength={120}
            value={meal[field]}
            onChange={(event) => setMealFields(store, id, { [field]: event.currentTarget.value })}
          />
        ))}
      </Group>
      {(['meal_description', 'meal_description_en'] as const).map((field) => (
        <Textarea
          key={field}
          autosize
          minRows={2}
          maxRows={8}
          label={t(`fields.${field}`)}
          maxLength={2000}
          value={meal[field]}
          onChange={(event) => setMealFields(store, id, { [field]: event.currentTarget.value })}
        />
      ))}
      <Switch
        label={t('editor.meal.free')}
        description={t('editor.meal.freeHelp')}
        checked={meal.free_meal}
        onChange={(event) => setMealFields(store, id, { free_meal: event.currentTarget.checked })}
      />
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('editor.done')}</Button>
      </Group>
    </Stack>
  );
}

/** The time of a meal. While it is incomplete, the time from before stays. */
function TimeField({ id, time }: { id: string; time: string | null }) {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const [text, setText] = useState(time ?? '');
  return (
    <TextInput
      type="time"
      label={t('fields.time')}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        if (value === '' || /^\d\d:\d\d$/.test(value)) setMealFields(store, id, { time: value || null });
      }}
    />
  );
}
