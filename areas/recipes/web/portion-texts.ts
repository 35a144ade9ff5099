import type { TFunction } from 'i18next';
import type { MacroName } from '#areas/aliments/contract.ts';
import { totalText } from '#areas/aliments/rules/total-text.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import type { RecipeCard } from '../contract/library.ts';
import { portionMacro } from '../rules/totals.ts';

type Portion = Pick<RecipeCard, MacroName | 'portions' | 'incomplete'>;

/** The amount in a portion, or in `portions`, `≥ 392` when it is not measured in all ingredients; null when it is measured in none. */
export function portionAmountText(recipe: Portion, name: MacroName, portions = 1): string | null {
  const amount = portionMacro(recipe[name], recipe.portions / portions);
  if (amount === null) return null;
  const format = (value: number) => formatNumber(value, name === 'calories' ? 0 : 1);
  return totalText(amount, { isAtLeast: recipe.incomplete.includes(name), format });
}

/** The energy of a portion, or of `portions`: `392 kcal`, `–` when it is unknown. */
export function portionEnergyText(recipe: Portion, portions = 1): string {
  const amount = portionAmountText(recipe, 'calories', portions);
  return amount === null ? '–' : `${amount} kcal`;
}

/** `1 porzione`, `1,5 porzioni`. */
export function portionCountText(portions: number, t: TFunction<'recipes'>): string {
  return t('portionCount', { count: portions, portions: formatNumber(portions, 1) });
}
