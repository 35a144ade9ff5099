import type { Component } from '#areas/aliments/contract.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { isToTaste } from '#areas/aliments/rules/quantity-text.ts';
import { amountText } from '#areas/aliments/web/public.tsx';
import { formatNumber, quoted } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import classes from './Ingredients.module.css';

/** Grams of a household measure, the name shown to the client, and the number of alternatives. */
export function IngredientDetail({ component }: { component: Component }) {
  const t = useTexts('recipes');
  const foods = useTexts('aliments');
  const { language } = useLanguage();
  const { quantity, portion, alternatives, aliment } = component;
  const shown = nameIn(language, { name: component.custom_name, name_en: component.custom_name_en });
  const parts = [
    isToTaste(component) && foods('toTaste'),
    portion && quantity > 0 && `${formatNumber(quantity, 1)} g`,
    aliment.form !== 'as_sold' && foods(`forms.${aliment.form}`),
    shown && quoted(shown),
    alternatives.length > 0 && t('ingredients.alternatives', { count: alternatives.length }),
  ].filter(Boolean);
  return parts.length > 0 && <span className={classes['detail']}>{parts.join(' · ')}</span>;
}

/** Energy and macros of an ingredient. */
export function IngredientValues({
  component: { calories, protein_tot, carbs_tot, lipids_tot },
}: {
  component: Component;
}) {
  const foods = useTexts('aliments');
  const macros = { protein_tot, carbs_tot, lipids_tot };
  const letters = ['protein_tot', 'carbs_tot', 'lipids_tot'] as const;
  return (
    <span className={classes['values']}>
      <strong>{`${amountText(calories, 0)} kcal`}</strong>
      <span>
        {letters.map((macro) => `${foods(`macroLetters.${macro}`)} ${amountText(macros[macro], 1)}`).join(' · ')}
      </span>
    </span>
  );
}
