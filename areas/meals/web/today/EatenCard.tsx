import { Progress } from '@mantine/core';
import { type MacroName, macroNames } from '#areas/aliments/contract.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { incompleteReasons } from '#areas/meal-plans/rules/totals.ts';
import type { PlannedDay } from '../../rules/days.ts';
import { eatenOn, withChosenFoods } from '../../rules/eaten.ts';
import { amountText, useMealTexts } from '../texts.ts';
import classes from './Nutrition.module.css';
import { useNutrition } from './nutrition-context.ts';

/**
 * What was eaten on the day beside its target; of a day to come, what is planned and chosen. Only reported meals count as eaten;
 * hidden numbers are left out.
 */
export function EatenCard({ planned: { date, day, target } }: { planned: PlannedDay }) {
  const { t } = useMealTexts();
  const { diet, today } = useNutrition();
  const { showsCalories, showsMacros } = diet;
  const entries = diet.entries.filter((entry) => entry.date === date);
  const eaten = eatenOn(day, entries);
  const { meals, notReported, totals, hasUnknown } = eaten;
  const shown = macroNames.filter((name) => (name === 'calories' ? showsCalories : showsMacros));
  if (date > today) {
    const chosen = withChosenFoods(day, entries);
    return (
      shown.length > 0 && (
        <Section title={t('eaten.planned')}>
          {shown.map((name) => (
            <Row key={name} name={name} eaten={chosen[name]} target={target?.[name] ?? null} />
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
    shown.some((name) => totals.incomplete.includes(name)) && t('eaten.incomplete'),
  ];

  return (
    <Section
      title={t('eaten.title')}
      subtitle={meals > 0 && t('eaten.doneCount', { reported: meals - notReported, meals })}
    >
      {shown.map((name) => (
        <Row key={name} name={name} eaten={totals[name]} target={target?.[name] ?? null} />
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

interface RowProps {
  name: MacroName;
  eaten: number | null;
  target: number | null;
}

function Row({ name, eaten, target }: RowProps) {
  const { t } = useMealTexts();
  const withUnit = (value: number | null) => t(name === 'calories' ? 'kcal' : 'grams', { value: amountText(value) });
  const label = `${t(`macros.${name}`)}: ${withUnit(eaten)} ${target ? t('eaten.of', { target: withUnit(target) }) : ''}`;
  return (
    <div className={classes['macro']}>
      <span>{t(`macros.${name}`)}</span>
      <span>
        <strong>{withUnit(eaten)}</strong>
        {target !== null && ` ${t('eaten.of', { target: withUnit(target) })}`}
      </span>
      {target !== null && target > 0 && (
        <Progress
          value={Math.min(100, ((eaten ?? 0) / target) * 100)}
          size={name === 'calories' ? 8 : 5}
          color={(eaten ?? 0) > target * 1.1 ? 'orange.6' : 'green.7'}
          aria-label={label}
        />
      )}
    </div>
  );
}
