import type { Component } from '#areas/aliments/contract.ts';
import { alimentsById, resolvedComponent, storedComponent } from '#areas/aliments/rules/stored.ts';
import type { z } from 'zod';
import type { Step } from '../../contract.ts';
import type { Recipe, RecipeDraft } from '../../contract/library.ts';

/** The values of the form. A number input whose text was deleted has the value `''`. */
export interface RecipeValues extends Record<string, unknown> {
  name: string;
  name_en: string;
  description: string;
  description_en: string;
  steps: z.output<typeof Step>[];
  portions: number | '';
  yieldGrams: number | '';
  /** The ingredients with their foods, which the server replaces by the ones of the account. */
  components: Component[];
  /** Ingredients that are no food yet. */
  unreadLines: string[];
}

const empty: RecipeValues = {
  name: '',
  name_en: '',
  description: '',
  description_en: '',
  steps: [],
  portions: 1,
  yieldGrams: '',
  components: [],
  unreadLines: [],
};

export function valuesOf(recipe: Recipe | undefined): RecipeValues {
  if (!recipe) return empty;
  const { name, name_en, description, description_en, steps, portions, yieldGrams } = recipe;
  const foods = alimentsById(recipe.aliments);
  const components = recipe.components.map((component) => resolvedComponent(component, foods));
  const { unreadLines = [] } = recipe;
  const texts = { name, name_en, description, description_en };
  return { ...texts, steps, portions, yieldGrams: yieldGrams ?? '', components, unreadLines };
}

export function bodyOf({ portions, yieldGrams, components, unreadLines, steps, ...texts }: RecipeValues): RecipeDraft {
  const { name, name_en, description, description_en } = texts;
  return {
    ...{ name, name_en, description, description_en },
    steps: steps.filter((step) => step.text.trim() || step.text_en.trim()),
    portions: portions === '' ? Number.NaN : portions,
    yieldGrams: yieldGrams === '' ? null : yieldGrams,
    components: components.map(storedComponent),
    unreadLines,
  };
}
