import { Progress, Skeleton } from '@mantine/core';
import { type MacroName, macroNames } from '#areas/aliments/contract.ts';
import type { ShownTotals } from '#areas/aliments/rules/total-text.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { incompleteReasons } from '#areas/meal-plans/rules/totals.ts';
import type { PlannedDay } from '../../rules/days.ts';
import { eatenOn, withChosenFoods } from '../../rules/eaten.ts';
import { amountText, totalText, useMealTexts } from '../texts.ts';
import classes from './Nutrition.module.css';
import { useNutrition } from './nutrition-context.ts';

/**
 * What was eaten on the day beside its target; of a day to come, what is planned and chosen. Only reported meals count as eaten;
 * hidden numbers are left out.
 */
export function EatenCard({ planned: { date, day, target } }: { planned: PlannedDay }) {
  const { t } = useMealTexts();
  const { diet, awaitsNumbers, today } = useNutrition();
  const { showsCalories, showsMacros } = diet;
  const entries = diet.entries.filter((entry) => entry.date === date);
  const eaten = eatenOn(day, entries);
  const { meals, notReported, totals, hasUnknown } = eaten;
  const shown = macroNames.filter((name) => (name === 'calories' ? showsCalories : showsMacros));
  if (date > today) {
    const chosen = withChosenFoods(day, entries);
    return (
      (shown.length > 0 || awaitsNumbers) && (
        <Section title={t('eaten.planned')}>
          {awaitsNumbers && <PendingRows />}
          {shown.map((name) => (
            <Row key={name} name={name} totals={chosen} target={target?.[name] ?? null} />
          ))}
          {incompleteReasons([chosen], shown).map((reason) => (
            <p key={reason} className={classes['hint']}>
              {t(reasonKeys[reason])}
            </p>
          ))}
        </Section>
      )
    );
  }
  const hint = [
    notReported === 0 ? t('eaten.done') : t('eaten.hint', { count: notReported }),
    hasUnknown && t('eaten.unknown'),
    eaten.uncountedLines > 0 && t('eaten.uncountedLines'),
    shown.some((name) => eaten.unmeasured.includes(name)) && t('eaten.incomplete'),
  ];

  return (
    <Section
      title={t('eaten.title')}
      subtitle={meals > 0 && t('eaten.doneCount', { reported: meals - notReported, meals })}
    >
      {awaitsNumbers && <PendingRows />}
      {shown.map((name) => (
        <Row key={name} name={name} totals={totals} target={target?.[name] ?? null} />
      ))}
      <p className={classes['hint']}>{hint.filter(Boolean).join(' ')}</p>
    </Section>
  );
}

const reasonKeys = {
  freeMeal: 'eaten.unknown',
  unmeasured: 'eaten.incomplete',
  uncountedLines: 'eaten.uncountedLines',
} as const;

/** Takes about the height of the rows with a target. */
function PendingRows() {
  return <Skeleton height={150} />;
}

interface RowProps {
  name: MacroName;
  totals: ShownTotals;
  target: number | null;
}

function Row({ name, totals, target }: RowProps) {
  const { t } = useMealTexts();
  const withUnit = (value: string) => t(name === 'calories' ? 'kcal' : 'grams', { value });
  const eaten = totals[name] ?? 0;
  const eatenText = withUnit(totalText(totals, name));
  const targetText = target === null ? '' : t('eaten.of', { target: withUnit(amountText(target)) });
  const label = `${t(`macros.${name}`)}: ${eatenText} ${target ? targetText : ''}`;
  return (
    <div className={classes['macro']}>
      <span>{t(`macros.${name}`)}</span>
      <span>
        <strong>{eatenText}</strong>
        {target !== null && ` ${targetText}`}
      </span>
      {target !== null && target > 0 && (
        <Progress
          value={Math.min(100, (eaten / target) * 100)}
          size={name === 'calories' ? 8 : 5}
          color={eaten > target * 1.1 ? 'orange.6' : 'green.7'}
          aria-label={label}
        />
      )}
    </div>
  );
}
