import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { macroNames } from '#areas/aliments/contract.ts';
import type { MicronutrientTotals } from '#areas/aliments/contract/totals.ts';
import { micronutrientRoutes } from '#areas/aliments/contract/library.ts';
import { percentages } from '#areas/aliments/rules/percentages.ts';
import type { Totals } from '#areas/aliments/rules/totals.ts';
import { amountText, measuredText, RestOfShares, useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type Dish, isUnlikelyYield, recipeTotals } from '../../rules/totals.ts';
import classes from './TotalsCard.module.css';

const views = ['portion', 'recipe', 'per100g'] as const;
type View = (typeof views)[number];

/** The values of a portion, of the whole recipe or of 100 g of the finished dish. Unknown values are never shown as 0. */
export function TotalsCard({ dish }: { dish: Dish }) {
  const t = useTexts('recipes');
  const [view, setView] = useState<View>('portion');
  const { components, portions, yieldGrams, unreadLines = [] } = dish;
  const totals = recipeTotals(dish);
  const shown = totals[view];
  const finishedGrams = yieldGrams ?? totals.rawGrams;
  const hasUnread = unreadLines.length > 0;
  const grams = (value: number, isMinimum: boolean) => {
    const weight = `${formatNumber(value, 0)} g`;
    return isMinimum ? t('totals.atLeast', { value: weight }) : weight;
  };

  return (
    <Section title={t('totals.title')}>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={t('totals.show')}
        value={view}
        onChange={(value) => setView(views.find((one) => one === value) ?? 'portion')}
        data={views.map((value) => ({ value, label: t(`totals.${value}`) }))}
      />
      {components.length === 0 && <p className={classes['note']}>{t('totals.none')}</p>}
      {components.length > 0 &&
        (shown ? (
          <Macros totals={shown} unreadLines={unreadLines} />
        ) : (
          <p className={classes['note']}>{t('totals.weighFirst')}</p>
        ))}
      {components.length > 0 && (
        <dl className={classes['weights']}>
          <dt>{t('totals.raw')}</dt>
          <dd>{grams(totals.rawGrams, hasUnread)}</dd>
          <dt>{t('totals.portionWeight')}</dt>
          <dd>{`${grams(finishedGrams / portions, hasUnread && yieldGrams === null)} ${t(yieldGrams === null ? 'totals.asRaw' : 'totals.cooked')}`}</dd>
        </dl>
      )}
      {yieldGrams !== null && isUnlikelyYield(dish) && (
        <Banner tone="warning">
          {t('totals.unlikelyYield', { finished: grams(yieldGrams, false), raw: grams(totals.rawGrams, false) })}
        </Banner>
      )}
      {shown && components.length > 0 && <Micronutrients totals={shown.micronutrients} isMinimum={hasUnread} />}
    </Section>
  );
}

function Macros({ totals, unreadLines }: { totals: Totals; unreadLines: readonly string[] }) {
  const t = useTexts('recipes');
  const { nutrientName } = useAlimentTexts();
  const shares = percentages(totals);
  const macros = [
    ['protein_tot', shares.protein_percent],
    ['carbs_tot', shares.carbs_percent],
    ['lipids_tot', shares.lipids_percent],
  ] as const;
  const isIncomplete = (name: (typeof macroNames)[number]) => totals.incomplete.includes(name);
  const atLeast = (name: (typeof macroNames)[number], value: string) =>
    isIncomplete(name) && totals[name] !== null ? t('totals.atLeast', { value }) : value;

  return (
    <div role="status" className={classes['macros']}>
      <p className={classes['energy']}>
        <strong>{atLeast('calories', amountText(totals.calories, 0))}</strong>
        {' kcal'}
      </p>
      <ul className={classes['list']}>
        {macros.map(([name, percent]) => (
          <li key={name} data-macro={name}>
            <span>{nutrientName(name)}</span>
            <span className={classes['amount']}>
              {atLeast(name, measuredText(name, totals[name]))}
              {percent !== null && <span className={classes['percent']}>{t('totals.percent', { percent })}</span>}
            </span>
            <span className={classes['bar']} aria-hidden="true">
              <span style={{ width: `${Math.min(percent ?? 0, 100)}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <RestOfShares
        className={classes['note']}
        totals={{
          ...totals,
          fiber: totals.micronutrients.fiber?.amount,
          alcohol: totals.micronutrients.alcohol?.amount,
        }}
      />
      {unreadLines.length > 0 && (
        <p className={classes['note']}>{t('unread.notCounted', { count: unreadLines.length })}</p>
      )}
      {totals.incomplete.length > 0 && unreadLines.length === 0 && (
        <p className={classes['note']}>
          {t('totals.incomplete', { names: totals.incomplete.map(nutrientName).join(', ') })}
        </p>
      )}
    </div>
  );
}

interface MicronutrientsProps {
  totals: MicronutrientTotals;
  /** Whether ingredients are missing in the totals. */
  isMinimum: boolean;
}

/** The micronutrients that the professional chose to see. */
function Micronutrients({ totals, isMinimum }: MicronutrientsProps) {
  const t = useTexts('recipes');
  const { nutrientName } = useAlimentTexts();
  const { data } = useApiQuery(micronutrientRoutes.list, {}, { enabled: useMay()('view micronutrients') });
  const active = data?.micronutrients.filter(({ isActiveForUser }) => isActiveForUser) ?? [];
  if (active.length === 0) return null;

  return (
    <details className={classes['micronutrients']}>
      <summary>{t('totals.micronutrients')}</summary>
      <dl className={classes['weights']}>
        {active.map(({ id }) => {
          const total = totals[id];
          const value = measuredText(id, total?.amount);
          return (
            <div key={id}>
              <dt>{nutrientName(id)}</dt>
              <dd>
                {total && isMinimum ? t('totals.atLeast', { value }) : value}
                {total && total.measured < 100 && (
                  <span className={classes['known']}>{t('totals.knownFor', { percent: total.measured })}</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
