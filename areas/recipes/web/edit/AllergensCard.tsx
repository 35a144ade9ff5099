import type { Component, UsedAliment } from '#areas/aliments/contract.ts';
import { useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type Allergen, foundStrengths } from '#areas/aliments/contract/taxonomy.ts';
import { strengthOf } from '#areas/aliments/rules/food-allergens.ts';
import { allergensOf, dietsOf } from '../../rules/allergens.ts';
import classes from './AllergensCard.module.css';

const tones = { contains: 'bad', may_contain: 'soon', named: 'soon', suspected: 'quiet' } as const;

interface AllergensCardProps {
  components: Component[];
  /** Ingredients that are no food yet. */
  unreadLines: readonly string[];
}

/** The allergens of the ingredients by strength, what is not known of which of them, and the diets that all of them suit. */
export function AllergensCard({ components, unreadLines }: AllergensCardProps) {
  const t = useTexts('recipes');
  const foods = useTexts('aliments');
  const { nameOf } = useAlimentTexts();
  if (components.length + unreadLines.length === 0) return null;
  const { allergens, undeclared } = allergensOf(components);
  const suits = dietsOf(components, unreadLines);
  const namesOf = (aliments: UsedAliment[]) => aliments.map(nameOf).join(', ');

  return (
    <Section title={t('allergens.title')}>
      <ul className={classes['list']}>
        {allergens.map(({ allergen, aliments }) => (
          <li key={allergen}>
            <strong>{foods(`allergens.${allergen}`)}</strong>
            {byStrength(allergen, aliments).map(({ strength, having }) => (
              <div key={strength} className={classes['head']}>
                <StateBadge tone={tones[strength]}>{foods(`strengths.${strength}`)}</StateBadge>
                <span className={classes['from']}>{t('allergens.from', { names: namesOf(having) })}</span>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {allergens.length === 0 && undeclared.length + unreadLines.length === 0 && (
        <p className={classes['note']}>{t('allergens.none')}</p>
      )}
      {undeclared.length > 0 && (
        <p className={classes['note']}>
          {t('allergens.undeclared', { count: undeclared.length, names: namesOf(undeclared) })}
        </p>
      )}
      {unreadLines.length > 0 && (
        <p className={classes['note']}>{t('unread.allergens', { names: unreadLines.join('; ') })}</p>
      )}
      <p className={classes['note']}>
        {suits.length > 0
          ? [t('allergens.suits'), suits.map((diet) => foods(`diets.${diet}`)).join(', ')].join(': ')
          : t('allergens.suitsNone')}
      </p>
    </Section>
  );
}

/** The foods with the allergen by how each of them has it, the strongest first. */
function byStrength(allergen: Allergen, aliments: readonly UsedAliment[]) {
  const foods = Map.groupBy(aliments, (aliment) => strengthOf(aliment, allergen));
  return foundStrengths.flatMap((strength) => {
    const having = foods.get(strength);
    return having ? [{ strength, having }] : [];
  });
}
