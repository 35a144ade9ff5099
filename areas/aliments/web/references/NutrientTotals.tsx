import { useTexts } from '#shell/web/texts/texts.ts';
import { macroNames } from '../../contract.ts';
import type { ReferenceNutrient } from '../../contract/references.ts';
import { compareWithReference } from '../../rules/compare-reference.ts';
import type { References } from '../../rules/references.ts';
import { macroText } from '../../rules/total-text.ts';
import type { Totals } from '../../rules/totals.ts';
import { measuredText, useAlimentTexts } from '../aliment-texts.ts';
import { useActiveNutrients } from '../queries.ts';
import { ReferenceRow } from './ReferenceRow.tsx';
import classes from './references.module.css';

interface NutrientTotalsProps {
  totals: Totals;
  /** What the totals are compared with; without it only amounts are shown. From `useReferences`. */
  references?: References | undefined;
  /** Whether the macros are left out, where they are already shown. */
  hidesMacros?: boolean;
}

/**
 * The macros and the chosen micronutrients of a day, each with its amount, the share of the food for which it is known, and how
 * it compares with the reference intake. Screens that show it load the texts of `aliments`.
 */
export function NutrientTotals({ totals, references, hidesMacros = false }: NutrientTotalsProps) {
  const t = useTexts('aliments');
  const nutrients = useActiveNutrients();
  const macros: ReferenceNutrient[] = hidesMacros ? [] : ['protein_tot', 'carbs_tot', 'lipids_tot'];
  const rows = [...macros, ...nutrients.map(({ code }) => code)];

  return (
    <section className={classes['totals']} aria-label={t('totals.label')}>
      {!hidesMacros && <Energy totals={totals} />}
      <ul className={classes['rows']}>
        {rows.map((nutrient) => (
          <ReferenceRow
            key={nutrient}
            nutrient={nutrient}
            comparison={compareWithReference(totals, nutrient, references?.byNutrient[nutrient])}
            reference={references?.byNutrient[nutrient]}
          />
        ))}
      </ul>
      {references && <ReferenceNotes references={references} />}
    </section>
  );
}

function Energy({ totals }: { totals: Totals }) {
  const t = useTexts('aliments');
  const { nutrientName } = useAlimentTexts();
  const [calories] = macroNames;
  return (
    <p className={classes['energy']}>
      <span>{nutrientName(calories)}</span>
      <strong>{macroText(totals, calories, (amount) => measuredText(calories, amount))}</strong>
      {totals.incomplete.includes(calories) && <span className={classes['detail']}>{t('totals.incomplete')}</span>}
    </p>
  );
}

/** What is missing to compute the references, and the menopausal state when it was assumed by age. */
function ReferenceNotes({ references: { missing, menopause } }: { references: References }) {
  const t = useTexts('aliments');
  const fields = missing.map((field) => t(`totals.missingFields.${field}`)).join(', ');
  return (
    <>
      {missing.length > 0 && <p className={classes['note']}>{t('totals.missing', { fields })}</p>}
      {menopause?.origin === 'age' && (
        <p className={classes['note']}>
          {t(menopause.isPostmenopausal ? 'totals.assumedAfter' : 'totals.assumedBefore')}
        </p>
      )}
    </>
  );
}
