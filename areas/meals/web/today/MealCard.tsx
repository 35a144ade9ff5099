import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconCloudUpload } from '@tabler/icons-react';
import type { Meal } from '#areas/meal-plans/contract.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { PlannedMeal } from '../../rules/days.ts';
import { mayBeFollowed, mealTotals } from '../../rules/eaten.ts';
import type { ShownEntry } from '../device/with-local.ts';
import { totalText, useMealTexts } from '../texts.ts';
import { NoteWarning } from './FoodWarning.tsx';
import { MealFoods } from './MealFoods.tsx';
import { MealMenu } from './MealMenu.tsx';
import classes from './Meal.module.css';
import { MealPictures } from './MealPictures.tsx';
import { OtherVersionNote } from './OtherVersionNote.tsx';
import { useNutrition } from './nutrition-context.ts';
import { stateTones } from '../../rules/state-tones.ts';
import { UncheckedMark } from './UncheckedMark.tsx';
import { useMealReport } from './use-meal-report.ts';

/** One meal: what to eat, and one tap to say that it was eaten as planned, or with the foods that were chosen. */
export function MealCard({ planned }: { planned: PlannedMeal }) {
  const { meal, isInPlan, isCounted } = planned;
  const { t, titleOf, inLanguage, rejectionText } = useMealTexts();
  const { store, diet, mayReport } = useNutrition();
  const { entry, values, ref, report, isOpen, isGone, mayEat, mayUndo, eatenLabel, eat, undo } = useMealReport(planned);
  const title = titleOf(meal);
  const description = inLanguage(meal.meal_description, meal.meal_description_en);

  return (
    <section ref={showIfNamed} id={meal.id} className={classes['card']} aria-label={title} data-state={values.state}>
      <header className={classes['head']}>
        <div className={classes['titles']}>
          <h2>{title}</h2>
          <p className={classes['sub']}>
            {[meal.time, energyText(meal, entry, diet.showsCalories, t)].filter(Boolean).join(' · ')}
          </p>
          {!isInPlan && <StateBadge tone="quiet">{t('meal.gone')}</StateBadge>}
          {isInPlan && !isCounted && <p className={classes['sub']}>{t('meal.reportedBefore')}</p>}
        </div>
        {!isOpen && <StateBadge tone={stateTones[values.state]}>{t(`states.${values.state}`)}</StateBadge>}
        {mayReport && (
          <MealMenu meal={meal} mealRef={ref} title={title} entry={entry} isGone={isGone} onReport={report} />
        )}
      </header>
      {meal.free_meal && <p className={classes['text']}>{t('meal.freeMeal')}</p>}
      {description && <p className={classes['text']}>{description}</p>}
      <NoteWarning texts={[inLanguage(meal.meal_title, meal.meal_title_en), description]} />
      <UncheckedMark meal={meal} text={meal.meal_description} text_en={meal.meal_description_en} />
      {!meal.free_meal && <MealFoods planned={planned} values={values} isGone={isGone} onReport={report} />}
      {entry?.note && (
        <figure className={classes['note']}>
          <figcaption>{t(entry.isByProfessional ? 'meal.noteOfMeal' : 'meal.noteOf')}</figcaption>
          <blockquote>{entry.note}</blockquote>
        </figure>
      )}
      {entry?.isByProfessional && <p className={classes['sub']}>{t('meal.byProfessional')}</p>}
      <MealPictures mealId={meal.id} title={title} entry={entry} />
      {entry?.rejection !== undefined && (
        <p className={classes['refused']} role="alert">
          {t('meal.refused', { reason: rejectionText(entry.rejection) })}
          <Button variant="subtle" size="compact-sm" onClick={() => store.deleteReport(ref)}>
            {t('meal.discard')}
          </Button>
        </p>
      )}
      {entry?.otherVersion && (
        <OtherVersionNote
          meal={meal}
          other={entry.otherVersion}
          onReport={mayReport && !isGone ? report : null}
          onDismiss={() => store.deleteOtherVersion(ref)}
        />
      )}
      {mayReport && (
        <footer className={classes['foot']}>
          {mayEat && (
            <Button size="md" leftSection={<IconCheck size={18} aria-hidden="true" />} onClick={eat}>
              {t(eatenLabel)}
            </Button>
          )}
          {mayUndo && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
              onClick={undo}
            >
              {t('meal.undo')}
            </Button>
          )}
          {entry?.isPending && (
            <span className={classes['pending']}>
              <IconCloudUpload size={16} aria-hidden="true" />
              {t('meal.pending')}
            </span>
          )}
        </footer>
      )}
    </section>
  );
}

/** Scrolls to the meal when the address names it: it is rendered after the router has looked for it. */
function showIfNamed(card: HTMLElement | null): void {
  if (card && window.location.hash === `#${card.id}`) card.scrollIntoView();
}

/** Energy of the meal with the swaps; empty when it is hidden or the meal is free. */
function energyText(
  meal: Meal,
  entry: ShownEntry | undefined,
  showsCalories: boolean,
  t: ReturnType<typeof useMealTexts>['t'],
): string {
  if (!showsCalories || entry?.state === 'free' || entry?.state === 'skipped') return '';
  const totals = mealTotals(meal, entry);
  if (!mayBeFollowed(meal) || totals.calories === null) return '';
  return t('meal.energy', { value: totalText(totals, 'calories') });
}
