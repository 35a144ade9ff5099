import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits, mealTypes } from '../../../contract.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { focusAddField } from '../desktop/sheet-focus.ts';
import { addMeal } from '../edits/days.ts';

/** Adds a meal of one of the nine types at its time of the day; the cursor is then in its first row. */
export const AddMeal = memo(function AddMeal({ dayId, size = 'compact-sm' }: { dayId: string; size?: string }) {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  // The types, not the day, which changes with every typed quantity.
  const types = useMealPlan(({ days }) => {
    const day = days.find(({ id }) => id === dayId);
    return day?.meals.map(({ meal_type }) => meal_type).join(' ');
  });
  const existing = types?.split(' ').filter(Boolean) ?? [];
  if (types === undefined || existing.length >= limits.mealsADay) return null;

  return (
    <Menu position="top-start" width={240} shadow="md" returnFocus={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size={size}
          c="var(--mantine-color-brand-text)"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
        >
          {t('editor.meal.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mealTypes.map((meal_type) => (
          <Menu.Item
            key={meal_type}
            {...(existing.includes(meal_type) && { c: 'dimmed' })}
            onClick={() => focusAddField(addMeal(store, dayId, { meal_title: '', meal_title_en: '', meal_type }))}
          >
            {t(`mealTypes.${meal_type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});
