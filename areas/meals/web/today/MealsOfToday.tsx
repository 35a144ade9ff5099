import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconCloudUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type PlannedMeal, plannedDays } from '../../rules/days.ts';
import { stateTones } from '../../rules/state-tones.ts';
import { useLocalDiet } from '../device/use-local-diet.ts';
import { withLocal } from '../device/with-local.ts';
import { useDiet, useOwnProfile } from '../queries.ts';
import { useMealTexts } from '../texts.ts';
import { AllergiesHint } from './AllergiesHint.tsx';
import { FoodNames, MealWarnings } from './FoodWarning.tsx';
import classes from './MealsOfToday.module.css';
import { NutritionContext } from './nutrition-context.ts';
import { useOtherStateText } from './OtherVersionNote.tsx';
import { useMealReport } from './use-meal-report.ts';
import { WaterCard } from './WaterCard.tsx';

/**
 * The meals of today, each with one tap to say that it was eaten, and the water, on the start page of a client. `children` is shown until
 * the day is known, and on a day without meals.
 */
export function MealsOfToday({ children }: { children: ReactNode }) {
  const { t } = useMealTexts();
  const { timeZone } = useMe();
  const today = todayIn(timeZone);
  const { store, local } = useLocalDiet();
  const { diet, awaitsNumbers, isUpdating } = useDiet(today);
  const { profile, profileVersion, ...profileState } = useOwnProfile();
  const mayUpdate = useMay()('update own nutrition');
  const shown = diet && withLocal(diet, local);
  const planned = shown && plannedDays(shown).get(today);
  // Without the profile the warnings of the meals would be missing.
  if (!planned || planned.meals.length === 0 || profileState.isPending) return children;

  const mayReport = mayUpdate && !shown.isConsentWithdrawn;
  return (
    <NutritionContext
      value={{
        store,
        local,
        diet: shown,
        awaitsNumbers,
        date: today,
        today,
        profile,
        profileVersion,
        mayReport,
        mayUpdate,
      }}
    >
      <Section
        title={t('today.meals')}
        subtitle={planned.day.dayKind && t(`dayKinds.${planned.day.dayKind}`)}
        flush
        actions={
          <>
            {(isUpdating || profileState.isUpdating) && <span role="status">{t('today.updating')}</span>}
            <Link to="/my/nutrition" className={classes['link']}>
              {t('today.openDay')}
            </Link>
          </>
        }
      >
        <ul className={classes['list']}>
          {planned.meals.map((one) => (
            <MealRow key={one.meal.id} planned={one} />
          ))}
        </ul>
      </Section>
      <AllergiesHint />
      <WaterCard target={planned.waterMl} />
    </NutritionContext>
  );
}

function MealRow({ planned }: { planned: PlannedMeal }) {
  const { meal, isInPlan, isCounted } = planned;
  const { t, titleOf, rejectionText } = useMealTexts();
  const { entry, values, isOpen, mayEat, mayUndo, eatenLabel, eat, undo } = useMealReport(planned);
  const otherStateText = useOtherStateText();
  const { eaten, note } = entry?.otherVersion ?? {};
  const title = titleOf(meal);

  return (
    <li className={classes['row']}>
      <Link to="/my/nutrition" hash={meal.id} className={classes['content']}>
        <strong>{title}</strong>
        {meal.time && <span>{meal.time}</span>}
        {!isInPlan && <StateBadge tone="quiet">{t('meal.gone')}</StateBadge>}
        {isInPlan && !isCounted && <span>{t('meal.reportedBefore')}</span>}
        {entry?.isByProfessional && <span>{t('meal.byProfessional')}</span>}
        <FoodNames meal={meal} values={values} />
        {entry?.rejection !== undefined && (
          <span role="alert" className={classes['refused']}>
            {t('meal.refused', { reason: rejectionText(entry.rejection) })}
          </span>
        )}
        {eaten && <span>{otherStateText(meal, eaten)}</span>}
        {note && <span>{t('meal.otherNote', { note })}</span>}
      </Link>
      {entry?.isPending && (
        <IconCloudUpload size={18} role="img" aria-label={t('meal.pending')} className={classes['pending']} />
      )}
      {!isOpen && <StateBadge tone={stateTones[values.state]}>{t(`states.${values.state}`)}</StateBadge>}
      {mayEat && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCheck size={16} aria-hidden="true" />}
          aria-label={`${title}: ${t(eatenLabel)}`}
          onClick={eat}
        >
          {t(eatenLabel)}
        </Button>
      )}
      {mayUndo && (
        <ActionIcon variant="subtle" color="gray" size={42} aria-label={`${title}: ${t('meal.undo')}`} onClick={undo}>
          <IconArrowBackUp size={18} aria-hidden="true" />
        </ActionIcon>
      )}
      <MealWarnings meal={meal} publishedId={planned.publishedId} values={values} className={classes['warnings']} />
    </li>
  );
}
