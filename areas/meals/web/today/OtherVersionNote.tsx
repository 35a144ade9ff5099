import { Button } from '@mantine/core';
import type { Meal } from '#areas/meal-plans/contract.ts';
import type { OtherVersion } from '../device/diet-store.ts';
import type { ReportChange } from '../device/report.ts';
import { useMealTexts } from '../texts.ts';
import classes from './OtherVersion.module.css';

interface OtherVersionNoteProps {
  meal: Meal;
  other: OtherVersion;
  /** Null where nothing can be reported. */
  onReport: ((change: ReportChange) => void) | null;
  onDismiss: () => void;
}

/** What was reported about a meal on one of two devices and gave way to the other one, until it is chosen again or dismissed. */
export function OtherVersionNote({ meal, other, onReport, onDismiss }: OtherVersionNoteProps) {
  const { t } = useMealTexts();
  const stateText = useOtherStateText();
  const { eaten, note } = other;

  return (
    <div className={classes['other']} role="status">
      {eaten && <p>{stateText(meal, eaten)}</p>}
      {note && <p>{t('meal.otherNote', { note })}</p>}
      <div className={classes['buttons']}>
        {eaten && onReport && (
          <Button variant="default" size="compact-sm" onClick={() => onReport(eaten)}>
            {t('meal.useOther')}
          </Button>
        )}
        {note && onReport && (
          <Button variant="default" size="compact-sm" onClick={() => onReport({ note })}>
            {t('meal.useOtherNote')}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={onDismiss}>
          {t('meal.discard')}
        </Button>
      </div>
    </div>
  );
}

/** The state that gave way, with its swaps. */
export function useOtherStateText() {
  const { t, foodName, quantityText } = useMealTexts();
  return (meal: Meal, { state, swaps }: NonNullable<OtherVersion['eaten']>) => {
    const components = meal.mealComponents.flatMap((one) => one.components);
    const foods = swaps.map((swap) => {
      const planned = components.find(({ uuid }) => uuid === swap.componentId);
      const food = `${quantityText(swap)} ${foodName(swap)}`;
      return planned ? t('meal.swapOf', { food, planned: foodName(planned) }) : food;
    });
    const label = state === 'planned' ? t('meal.otherChoice') : t(`states.${state}`);
    return t('meal.otherState', { version: [label, ...foods].join(', ') });
  };
}
