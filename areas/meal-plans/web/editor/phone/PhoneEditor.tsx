import { Drawer } from '@mantine/core';
import { DocumentSaveStatus } from '#shell/web/documents/DocumentSaveStatus.tsx';
import { HistoryButton } from '#shell/web/documents/HistoryButton.tsx';
import { UndoButtons } from '#shell/web/documents/UndoButtons.tsx';
import { measureBottomBar } from '#shell/web/layouts/bottom-bar-height.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { kcalText, totalGramsText, totalKcalText } from '../../meal-texts.ts';
import { useDay, useEditor, useMealPlan } from '../context.tsx';
import { AddMeal } from '../shared/AddMeal.tsx';
import { DayTabs } from '../shared/DayTabs.tsx';
import { useUndoRedo, useVisibleDay } from '../shared/use-visible-day.ts';
import { targetOf } from '../../../rules/targets.ts';
import { TotalsColumn } from '../totals/TotalsColumn.tsx';
import { FoodSearchSheet } from './FoodSearchSheet.tsx';
import classes from './Phone.module.css';
import { PhoneMeal } from './PhoneMeal.tsx';
import { RowSheet } from './RowSheet.tsx';

/** One day at a time: its meals as cards, and its totals at the bottom. */
export function PhoneEditor() {
  const { id } = useVisibleDay();
  const day = useDay(id);
  if (!day) return null;

  return (
    <div className={classes['phone']}>
      <div className={classes['top']}>
        <DayTabs isTouch />
      </div>
      {day.meals.map((meal) => (
        <PhoneMeal key={meal.id} meal={meal} />
      ))}
      <AddMeal dayId={id} size="lg" />
      <Bottom dayId={id} />
      <RowSheet />
      <FoodSearchSheet />
    </div>
  );
}

function Bottom({ dayId }: { dayId: string }) {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  const { undo, redo } = useUndoRedo();
  const day = useDay(dayId);
  const target = useMealPlan((mealPlan) => (day ? targetOf(mealPlan, day)?.calories : undefined));
  if (!day) return null;

  return (
    <div ref={measureBottomBar} className={classes['bottom']}>
      <button type="button" className={classes['totals']} onClick={() => ui.isTotalsOpen.set(true)}>
        <span>
          <strong>{totalKcalText(day)}</strong>{' '}
          {target ? t('editor.totals.ofKcal', { target: kcalText(target) }) : t('units.kcal')}
        </span>
        {(['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map((name) => (
          <span key={name}>
            {t(`macroLetters.${name}`)} {totalGramsText(day, name)}
          </span>
        ))}
      </button>
      <div className={classes['tools']}>
        <UndoButtons onUndo={undo} onRedo={redo} size={44} />
        <HistoryButton size={44} />
        <DocumentSaveStatus />
      </div>
      <Drawer
        opened={ui.isTotalsOpen.use()}
        onClose={() => ui.isTotalsOpen.set(false)}
        position="bottom"
        size="auto"
        title={t('editor.totals.title')}
        closeButtonProps={{ 'aria-label': t('editor.done'), size: 44 }}
        classNames={{ content: classes['sheet'] ?? '' }}
      >
        <TotalsColumn dayId={dayId} />
      </Drawer>
    </div>
  );
}
