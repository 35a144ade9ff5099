import { IconAlertTriangle } from '@tabler/icons-react';
import type { Caution } from '#areas/aliments/rules/cautions.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Cautions.module.css';

/** Says where stated energy and macronutrients of a total or a target do not agree. Renders nothing without any. */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  const t = useTexts('meal-plans');
  return cautions.map((caution) => (
    <p key={caution.kind} role="status" className={classes['caution']}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      {caution.kind === 'calories-mismatch'
        ? t('cautions.caloriesMismatch', {
            calories: formatNumber(caution.calories, 0),
            macros: formatNumber(caution.macroCalories, 0),
          })
        : t('cautions.percentagesExceeded', { percent: caution.percent })}
    </p>
  ));
}
