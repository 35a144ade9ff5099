import { Chip } from '@mantine/core';
import type { ControlAria } from '#shell/web/settings/SettingRow.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { mealTypes } from '../../contract.ts';
import type { MealPlanSettings } from '../../contract/settings.ts';
import classes from './Settings.module.css';

type Meals = MealPlanSettings['newDayMeals'];

/** The meals that a new day has, always in the order of the day. */
export function MealsControl({
  value,
  onChange,
  aria,
}: {
  value: Meals;
  onChange: (meals: Meals) => void;
  aria: ControlAria;
}) {
  const t = useTexts('meal-plans');
  return (
    <Chip.Group
      multiple
      value={value}
      onChange={(chosen) => onChange(mealTypes.filter((meal) => chosen.includes(meal)))}
    >
      <fieldset className={classes['chips']} {...aria}>
        {mealTypes.map((meal) => (
          <Chip key={meal} value={meal} size="sm">
            {t(`mealTypes.${meal}`)}
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}
