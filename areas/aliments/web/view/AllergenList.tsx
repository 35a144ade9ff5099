import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { FullAliment } from '../../contract/library.ts';
import { allergens, type FoundStrength, foundStrengths } from '../../contract/taxonomy.ts';
import { type DeclaringFood, strengthOf } from '../../rules/food-allergens.ts';
import classes from './view.module.css';

const tones = { contains: 'bad', may_contain: 'soon', named: 'soon', suspected: 'soon' } as const;

/** The allergens that are known of a food, the ones outside the list of the regulation, then those of which nothing is known, or that its label does not name. */
export function AllergenList({ aliment }: { aliment: DeclaringFood & Pick<FullAliment, 'otherAllergens'> }) {
  const t = useTexts('aliments');
  const { declaresAllergens, otherAllergens } = aliment;
  const strengths = allergens.map((allergen) => ({ allergen, strength: strengthOf(aliment, allergen) }));
  const namesWith = (wanted: FoundStrength | null) =>
    strengths
      .filter(({ strength }) => strength === wanted)
      .map(({ allergen }) => t(`allergens.${allergen}`))
      .join(', ');
  const others = namesWith(null);

  return (
    <dl className={classes['allergens']}>
      {foundStrengths.map((strength) => {
        const names = namesWith(strength);
        return (
          names && (
            <div key={strength}>
              <dt>
                <StateBadge tone={tones[strength]}>{t(`strengths.${strength}`)}</StateBadge>
              </dt>
              <dd>{names}</dd>
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
      {others && (
        <div>
          <dt>
            <StateBadge tone="quiet">{t(declaresAllergens ? 'strengths.absent' : 'strengths.not_declared')}</StateBadge>
          </dt>
          <dd>{others}</dd>
        </div>
      )}
    </dl>
  );
}
