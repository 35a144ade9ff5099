import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { FullAliment } from '../../contract/library.ts';
import { allergens, allergenStrengths } from '../../contract/taxonomy.ts';
import classes from './view.module.css';

const tones = { contains: 'bad', may_contain: 'soon', suspected: 'soon' } as const;

type Declared = Pick<FullAliment, 'allergens' | 'declaresAllergens' | 'otherAllergens'>;

/** The allergens that are known of a food, the ones outside the list of the regulation, then those of which nothing is known, or that its label does not name. */
export function AllergenList({ aliment }: { aliment: Declared }) {
  const t = useTexts('aliments');
  const { allergens: known, declaresAllergens, otherAllergens } = aliment;
  const others = allergens.filter((allergen) => !known[allergen]);

  return (
    <dl className={classes['allergens']}>
      {allergenStrengths.map((strength) => {
        const found = allergens.filter((allergen) => known[allergen] === strength);
        return (
          found.length > 0 && (
            <div key={strength}>
              <dt>
                <StateBadge tone={tones[strength]}>{t(`strengths.${strength}`)}</StateBadge>
              </dt>
              <dd>{found.map((allergen) => t(`allergens.${allergen}`)).join(', ')}</dd>
            </div>
          )
        );
      })}
      {otherAllergens && (
        <div>
          <dt>
            <StateBadge tone="soon">{t('fields.otherAllergens')}</StateBadge>
          </dt>
          <dd>{otherAllergens}</dd>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <dt>
            <StateBadge tone="quiet">{t(declaresAllergens ? 'strengths.absent' : 'strengths.not_declared')}</StateBadge>
          </dt>
          <dd>{others.map((allergen) => t(`allergens.${allergen}`)).join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
