import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { FullAliment } from '../../contract/library.ts';
import { householdMeasures } from '../../rules/household-measures.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import classes from './view.module.css';

/** The household measures of a food with their grams. */
export function PortionSection({ portions }: Pick<FullAliment, 'portions'>) {
  const t = useTexts('aliments');
  const { measureLabel } = useAlimentTexts();
  const measures = householdMeasures(portions);
  if (measures.length === 0) return null;
  return (
    <Section title={t('fields.portions')}>
      <ul className={classes['measures']}>
        {measures.map((portion) => (
          <li key={`${portion.label} ${portion.grams}`}>
            <span>
              {measureLabel(portion)}
              {portion.isDefault && <span className={classes['detail']}> {t('view.default')}</span>}
            </span>
            <span>{`${formatNumber(portion.grams)} g`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What 100 g of the raw food weigh when cooked. The nutrients stay the same; the weight changes with the water. */
export function CookingSection({ aliment: { cooking, form } }: { aliment: Pick<FullAliment, 'cooking' | 'form'> }) {
  const t = useTexts('aliments');
  if (cooking.length === 0) return null;
  return (
    <Section title={t('view.cooked')} subtitle={t('view.cookedHelp', { form: t(`forms.${form}`) })}>
      <ul className={classes['measures']}>
        {cooking.map(({ method, factor }) => (
          <li key={method}>
            <span>{t(`methods.${method}`)}</span>
            <span>{`${formatNumber(factor * 100, 0)} g`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
