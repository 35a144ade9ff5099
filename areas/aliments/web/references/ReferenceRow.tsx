import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconCheck, IconHelp } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ReferenceNutrient } from '../../contract/references.ts';
import { type Comparison, isAtLeast } from '../../rules/compare-reference.ts';
import { catalogueUnit, type DayReference } from '../../rules/references.ts';
import { amountText, measureOf, unknown, useAlimentTexts } from '../aliment-texts.ts';
import classes from './references.module.css';

interface ReferenceRowProps {
  nutrient: ReferenceNutrient;
  comparison: Comparison;
  reference: DayReference | undefined;
}

const icons = { below: IconArrowDown, 'possibly-below': IconHelp, within: IconCheck, above: IconArrowUp } as const;

/** One nutrient: amount, target, a bar, and in words whether it is below, within or above. */
export function ReferenceRow({ nutrient, comparison, reference }: ReferenceRowProps) {
  const t = useTexts('aliments');
  const nameOf = useReferenceName();
  const decimals = nutrient === 'epa_dha' ? 2 : measureOf(nutrient).decimals;
  const withUnit = (amount: number) => `${amountText(amount, decimals)} ${catalogueUnit(nutrient)}`;

  if (comparison.kind === 'not-measured')
    return (
      <li className={classes['row']}>
        <span className={classes['name']}>{nameOf(nutrient)}</span>
        <span>{unknown}</span>
        <span className={classes['detail']}>{t('totals.not-measured')}</span>
      </li>
    );

  const { total } = comparison;
  const amount = withUnit(total.amount);
  return (
    <li className={classes['row']}>
      <span className={classes['name']}>{nameOf(nutrient)}</span>
      <span className={classes['amount']}>{isAtLeast(total) ? t('totals.atLeast', { amount }) : amount}</span>
      {comparison.kind !== 'no-reference' && reference && (
        <Compared comparison={comparison} reference={reference} withUnit={withUnit} />
      )}
      {total.measured < 100 && (
        <span className={classes['detail']}>
          {nutrient.endsWith('_tot') ? t('totals.incomplete') : t('totals.known', { percent: total.measured })}
        </span>
      )}
    </li>
  );
}

interface ComparedProps {
  comparison: Extract<Comparison, { percent: number }>;
  reference: DayReference;
  withUnit: (amount: number) => string;
}

function Compared({ comparison, reference, withUnit }: ComparedProps) {
  const t = useTexts('aliments');
  const { kind, percent, exceedsUpperLevel } = comparison;
  const Icon = exceedsUpperLevel ? IconAlertTriangle : icons[kind];
  const { lower, upper } = reference.target ?? { lower: null, upper: reference.upperLevel };
  const range = { lower: lower === null ? '' : withUnit(lower), upper: upper === null ? '' : withUnit(upper) };
  const target =
    lower !== null && upper !== null
      ? t('intakes.between', range)
      : t(lower === null ? 'intakes.atMost' : 'intakes.atLeast', { value: range.lower || range.upper });
  const source = reference.authority === 'own' ? '' : reference.target?.kind;

  return (
    <>
      <span className={classes['bar']} data-state={exceedsUpperLevel ? 'exceeds' : kind} aria-hidden="true">
        <span style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      <span className={classes['state']}>
        <Icon size={14} aria-hidden="true" />
        {t(exceedsUpperLevel ? 'totals.exceeds' : `totals.${kind}`)}
      </span>
      <span className={classes['detail']}>
        {[`${percent}%`, target, t(`intakes.authorities.${reference.authority}`), source].filter(Boolean).join(' · ')}
        {reference.isOfOtherAdults && ` · ${t('totals.otherAdults')}`}
      </span>
    </>
  );
}

/** Returns the name of a nutrient with reference intakes. */
export function useReferenceName(): (nutrient: ReferenceNutrient) => string {
  const t = useTexts('aliments');
  const { nutrientName } = useAlimentTexts();
  return (nutrient) => (nutrient === 'epa_dha' ? t('intakes.epa_dha') : nutrientName(nutrient));
}
