import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { type MicronutrientCode, micronutrientCodes } from '#areas/aliments/contract.ts';
import { micronutrientRoutes } from '#areas/aliments/contract/library.ts';
import { nutrientOf } from '#areas/aliments/contract/nutrients.ts';
import { compareWithReference, type CountedTotals, isAtLeast } from '#areas/aliments/rules/compare-reference.ts';
import type { References } from '#areas/aliments/rules/references.ts';
import { totalText } from '#areas/aliments/rules/total-text.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unknownText } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import classes from './Totals.module.css';
import { usePersonReferences } from './use-person-references.ts';

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

type Sex = 'female' | 'male';

/**
 * The micronutrients that the user has chosen to see, compared with the reference intake of the client, or of an adult for a
 * template. An amount that was not measured for all food says for how much of the weight it is known; one that was measured for
 * none is a dash, never zero.
 */
export function MicronutrientList({ totals }: { totals: CountedTotals }) {
  const t = useTexts('meal-plans');
  const { clientId } = useEditor();
  const shown = useShownNutrients();
  const [sex, setSex] = useState<Sex>('female');
  const references = usePersonReferences({ sex, energyKcal: totals.calories });
  const missing = references?.missing.filter((field) => field === 'sex' || field === 'age') ?? [];

  return (
    <>
      {clientId === null && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('editor.micronutrients.adult')}
          value={sex}
          onChange={(next) => setSex(next as Sex)}
          data={(['female', 'male'] as const).map((value) => ({
            value,
            label: t(`editor.micronutrients.sexes.${value}`),
          }))}
        />
      )}
      {clientId !== null && missing.length > 0 && (
        <p className={classes['quiet']}>{t('editor.micronutrients.missing')}</p>
      )}
      {shown.some((code) => references?.ofOlder.has(code)) && (
        <p className={classes['quiet']}>{t('editor.micronutrients.ofOlder')}</p>
      )}
      <ul className={classes['nutrients']}>
        {shown.map((code) => (
          <NutrientLine key={code} code={code} totals={totals} reference={references?.byNutrient[code]} />
        ))}
      </ul>
    </>
  );
}

interface NutrientLineProps {
  code: MicronutrientCode;
  totals: CountedTotals;
  reference: References['byNutrient'][MicronutrientCode];
}

/** Amount and share of the reference; below it, a button that shows the foods with the most of the nutrient. */
function NutrientLine({ code, totals, reference }: NutrientLineProps) {
  const t = useTexts('meal-plans');
  const names = useTexts('aliments');
  const { ui } = useEditor();
  const { unit, decimals } = nutrientOf(code);
  const comparison = compareWithReference(totals, code, reference);
  const isBelow = comparison.kind === 'below' || comparison.kind === 'possibly-below';
  const amount = comparison.kind === 'not-measured' ? null : comparison.total;
  const target = reference?.target?.lower ?? null;
  const format = (value: number) => formatNumber(value, decimals);

  return (
    <li>
      <span className={classes['nutrientName']}>{names(`nutrients.${code}`)}</span>
      <span>
        {amount ? `${totalText(amount.amount, { isAtLeast: isAtLeast(amount), format })} ${unit}` : unknownText}
        {'percent' in comparison && (
          <strong className={classes['percent']} data-state={comparison.kind}>
            {t('percent', { percent: comparison.percent })}
          </strong>
        )}
      </span>
      {amount && amount.measured < 100 && (
        <span className={classes['known']}>{t('editor.micronutrients.known', { percent: amount.measured })}</span>
      )}
      {'percent' in comparison && reference?.isOfOtherAdults && (
        <span className={classes['known']}>{t('editor.micronutrients.otherAdults')}</span>
      )}
      {(isBelow || amount === null) && (
        <Button
          className={classes['fillGap'] ?? ''}
          variant="subtle"
          size="compact-xs"
          aria-label={t('editor.gap.action', { name: names(`nutrients.${code}`) })}
          onClick={() => ui.dialogs.gap.set({ nutrient: code, target })}
        >
          {t('editor.gap.foods')}
        </Button>
      )}
    </li>
  );
}

function useShownNutrients(): readonly MicronutrientCode[] {
  const may = useMay();
  const isAllowed = may('view micronutrients');
  const { data } = useApiQuery(micronutrientRoutes.list, {}, { enabled: isAllowed, staleTime: 300_000 });
  const chosen = new Set(data?.micronutrients.flatMap(({ id, isActiveForUser }) => (isActiveForUser ? [id] : [])));
  return chosen.size > 0 ? micronutrientCodes.filter((code) => chosen.has(code)) : usual;
}
