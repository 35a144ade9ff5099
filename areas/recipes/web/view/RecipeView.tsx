import type { Component } from '#areas/aliments/contract.ts';
import { useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Recipe } from '../../contract/library.ts';
import { AllergensCard } from '../edit/AllergensCard.tsx';
import { valuesOf } from '../edit/form-values.ts';
import { IngredientDetail, IngredientValues } from '../edit/IngredientTexts.tsx';
import layout from '../edit/RecipeForm.module.css';
import { TotalsCard } from '../edit/TotalsCard.tsx';
import { UnreadLines } from '../edit/UnreadLines.tsx';
import classes from './RecipeView.module.css';

/** A recipe read only, in the language of the reader where it is written in it. */
export function RecipeView({ recipe }: { recipe: Recipe }) {
  const t = useTexts('recipes');
  const { language } = useLanguage();
  const { portions, yieldGrams, picture } = recipe;
  const { components, unreadLines } = valuesOf(recipe);
  const description = textIn(language, recipe.description, recipe.description_en);
  const steps = recipe.steps.map((step) => textIn(language, step.text, step.text_en));

  return (
    <div className={layout['columns']}>
      <div className={layout['main']}>
        {(picture || description) && (
          <Section title={t('form.content')}>
            {picture && <img src={picture.url} alt={t('picture.alt')} className={classes['picture']} />}
            {description && <p className={classes['text']}>{description}</p>}
          </Section>
        )}
        <Section title={t('ingredients.title')}>
          <ul className={classes['ingredients']}>
            {components.map((component) => (
              <Ingredient key={component.uuid} component={component} />
            ))}
          </ul>
          <UnreadLines lines={unreadLines} />
        </Section>
        {steps.length > 0 && (
          <Section title={t('steps.title')}>
            <ol className={classes['steps']}>
              {steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity besides its position
                <li key={index} className={classes['text']}>
                  {step}
                </li>
              ))}
            </ol>
          </Section>
        )}
      </div>
      <div className={layout['side']}>
        <TotalsCard dish={{ components, portions, yieldGrams, unreadLines }} />
        <AllergensCard components={components} unreadLines={unreadLines} />
      </div>
    </div>
  );
}

function Ingredient({ component }: { component: Component }) {
  const { nameOf, quantityText } = useAlimentTexts();
  return (
    <li className={classes['ingredient']}>
      <div className={classes['food']}>
        <span className={classes['name']}>{nameOf(component.aliment)}</span>
        <IngredientDetail component={component} />
      </div>
      <span className={classes['quantity']}>{quantityText(component)}</span>
      <IngredientValues component={component} />
    </li>
  );
}

function textIn(language: string, italian: string, english: string): string {
  return language === 'en' ? english || italian : italian || english;
}
