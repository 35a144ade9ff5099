import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { shownDifference } from '#shell/common/numbers.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { Day, Meal } from '../../../contract.ts';
import { fittedNutrients } from '../../../rules/fit-rows.ts';
import type { Fit, FitTarget } from '../../../rules/fit-to-target.ts';
import { totalGramsText, totalKcalText } from '../../meal-texts.ts';
import classes from './FitDialog.module.css';

interface FitResultsProps {
  before: Meal | Day;
  after: Meal | Day;
  target: FitTarget;
  missed: Fit['missed'];
  /** Lines that name food which is not counted. */
  uncounted: number;
}

/** Each nutrient with a target: the amount now and after, and why it is not reached. What is not counted is said with both. */
export function FitResults({ before, after, target, missed, uncounted }: FitResultsProps) {
  const t = useTexts('meal-plans');
  const reached = uncounted > 0 ? 'reachedByCounted' : 'reached';
  return (
    <ul className={classes['results']} aria-label={t('editor.fit.results')}>
      {fittedNutrients.map((name) => {
        const text = (totals: Meal | Day) =>
          name === 'calories' ? totalKcalText(totals) : totalGramsText(totals, name);
        const miss = missed.find(({ nutrient }) => nutrient === name);
        const state = target[name] === undefined ? 'free' : miss ? 'missed' : 'reached';
        return (
          <li key={name} data-state={state}>
            <span className={classes['nutrient']}>{t(`macros.${name}`)}</span>
            <span className={classes['amounts']}>
              {text(before)}
              <IconArrowRight size={14} aria-hidden="true" />
              <strong>{text(after)}</strong> {name === 'calories' ? t('units.kcal') : 'g'}
            </span>
            <span className={classes['reason']}>
              {miss ? t(`editor.fit.reasons.${miss.reason}`) : state === 'reached' ? t(`editor.fit.${reached}`) : ''}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface FitOutcomeProps extends Pick<FitResultsProps, 'missed' | 'uncounted'> {
  /** Rows with another quantity. */
  count: number;
}

/** `Con queste porzioni mancano 22 g di proteine.` */
export function FitOutcome({ missed, count, uncounted }: FitOutcomeProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const namesOf = (sign: number) => {
    const amounts = missed
      .filter(({ amount, target }) => Math.sign(target - amount) === sign)
      .map(({ nutrient, amount, target }) =>
        t(`editor.fit.amounts.${nutrient}`, { amount: differenceText({ nutrient, amount, target }) }),
      );
    return new Intl.ListFormat(language).format(amounts);
  };
  const [below, above] = [namesOf(1), namesOf(-1)];
  return (
    <div role="status">
      {uncounted > 0 && <Text size="sm">{t('editor.fit.uncounted', { count: uncounted })}</Text>}
      {count === 0 && (
        <Text size="sm" fw={500}>
          {missed.length > 0
            ? t('editor.fit.noChange')
            : t(uncounted > 0 ? 'editor.fit.onTargetByCounted' : 'editor.fit.onTarget')}
        </Text>
      )}
      {below && (
        <Text size="sm">{t(`editor.fit.${uncounted > 0 ? 'belowByCounted' : 'below'}`, { amounts: below })}</Text>
      )}
      {above && <Text size="sm">{t('editor.fit.above', { amounts: above })}</Text>}
    </div>
  );
}

/** The difference of the amounts as they are shown, so that it adds up with them. */
function differenceText({ nutrient, amount, target }: Omit<Fit['missed'][number], 'reason'>): string {
  const decimals = nutrient === 'calories' ? 0 : 1;
  return formatNumber(Math.abs(shownDifference(target, amount, decimals)), decimals);
}
