import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { type MicronutrientCode, micronutrientCodes } from '#areas/aliments/contract.ts';
import { micronutrientRoutes } from '#areas/aliments/contract/library.ts';
import { nutrientOf } from '#areas/aliments/contract/nutrients.ts';
import type { Totals } from '#areas/aliments/rules/totals.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unknownText } from '../../meal-texts.ts';
import classes from './Totals.module.css';

/** Shown when the user has not chosen any. */
const usual: readonly MicronutrientCode[] = [
  'fiber',
  'sugars',
  'fat_saturated',
  'salt',
  'calcium',
  'iron',
  'vitamin_d',
  'vitamin_b12',
];

/**
 * The micronutrients that the user has chosen to see. An amount that was not measured for all food says for how much of the weight
 * it is known; one that was measured for none is a dash, never zero.
 */
export function Micronutrients({ totals }: { totals: Pick<Totals, 'micronutrients'> }) {
  const t = useTexts('meal-plans');
  const names = useTexts('aliments');
  const [isOpen, setOpen] = useState(false);
  const shown = useShownNutrients(isOpen);
  const Icon = isOpen ? IconChevronUp : IconChevronDown;

  return (
    <section className={classes['box']} aria-label={t('editor.micronutrients.title')}>
      <UnstyledButton className={classes['head']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('editor.micronutrients.title')}
        <Icon size={18} aria-hidden="true" />
      </UnstyledButton>
      {isOpen && (
        <dl className={classes['nutrients']}>
          {shown.map((code) => {
            const { unit, decimals } = nutrientOf(code);
            const total = totals.micronutrients[code];
            return [
              <dt key={`${code} name`}>{names(`nutrients.${code}`)}</dt>,
              <dd key={code}>
                {total ? `${formatNumber(total.amount, decimals)} ${unit}` : unknownText}
                {total && total.measured < 100 && (
                  <span className={classes['state']}>
                    {' '}
                    {t('editor.micronutrients.known', { percent: total.measured })}
                  </span>
                )}
              </dd>,
            ];
          })}
        </dl>
      )}
    </section>
  );
}

function useShownNutrients(isOpen: boolean): readonly MicronutrientCode[] {
  const may = useMay();
  const isAllowed = may('view micronutrients');
  const { data } = useApiQuery(micronutrientRoutes.list, {}, { enabled: isOpen && isAllowed, staleTime: 300_000 });
  const chosen = new Set(data?.micronutrients.flatMap(({ id, isActiveForUser }) => (isActiveForUser ? [id] : [])));
  return chosen.size > 0 ? micronutrientCodes.filter((code) => chosen.has(code)) : usual;
}
