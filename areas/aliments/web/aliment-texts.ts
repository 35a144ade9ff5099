import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { MacroName, MicronutrientCode, TypedPortion } from '../contract.ts';
import type { ListedAliment } from '../contract/library.ts';
import { type Nutrient, nutrientOf } from '../contract/nutrients.ts';
import { type FoodSource, foodSources } from '../contract/sources.ts';
import { labelIn, nameIn } from '../rules/names.ts';
import { quantityText } from '../rules/quantity-text.ts';
import type { TypedQuantity } from '../rules/suggested-quantity.ts';

/** Shown for a value that is not known; it is never shown as 0. */
export const unknown = '–';

const macroUnits: Record<MacroName, { unit: 'kcal' | 'g'; decimals: number }> = {
  calories: { unit: 'kcal', decimals: 0 },
  protein_tot: { unit: 'g', decimals: 1 },
  carbs_tot: { unit: 'g', decimals: 1 },
  lipids_tot: { unit: 'g', decimals: 1 },
};

const isMacro = (name: string): name is MacroName => name in macroUnits;

/** Unit and displayed decimals of a macro or a micronutrient. */
export function measureOf(name: MacroName | MicronutrientCode): Pick<Nutrient, 'decimals'> & { unit: string } {
  return isMacro(name) ? macroUnits[name] : nutrientOf(name);
}

/** An amount without its unit; a small amount is shown as `< 0,1` rather than as 0, an unknown one as a dash. */
export function amountText(amount: number | null | undefined, decimals: number): string {
  if (amount === null || amount === undefined) return unknown;
  const smallest = 10 ** -decimals;
  if (amount > 0 && amount < smallest / 2) return `< ${formatNumber(smallest, decimals)}`;
  return formatNumber(amount, decimals);
}

/** An amount with its unit: `12,5 g`. */
export function measuredText(name: MacroName | MicronutrientCode, amount: number | null | undefined): string {
  const { unit, decimals } = measureOf(name);
  const text = amountText(amount, decimals);
  return text === unknown ? text : `${text} ${unit}`;
}

const gramsText = (grams: number) => `${formatNumber(grams, 1)} g`;

/** Texts of foods in the language of the user. */
export function useAlimentTexts() {
  const t = useTexts('aliments');
  const { language } = useLanguage();
  const nameOf = (aliment: { name: string; name_en: string }) => nameIn(language, aliment);
  const measureText = (portion: TypedPortion) => {
    const label = labelIn(language, portion);
    return portion.count === 1 ? label : `${formatNumber(portion.count, 2)} × ${label}`;
  };

  return {
    nameOf,
    nutrientName: (name: MacroName | MicronutrientCode) =>
      isMacro(name) ? t(`macros.${name}`) : t(`nutrients.${name}`),
    measureLabel: (measure: { label: string; label_en: string }) => labelIn(language, measure),
    /** `150 g`, `2 × 1 uovo (100 g)`, `q.b.`. */
    quantityText({ quantity, portion }: TypedQuantity): string {
      return quantityText({ quantity, portion }, { toTaste: t('toTaste'), gramsText, measureText });
    },
    /** Brand, or where the values come from: `Barilla · Tuo`, `CIQUAL`. */
    originOf({ brand, isOwn, source }: Pick<ListedAliment, 'brand' | 'isOwn' | 'source'>): string {
      const origin = isOwn ? t('own') : sourceName(source);
      return [brand, origin].filter(Boolean).join(' · ');
    },
  };
}

const sourceNames: Record<FoodSource, string> = {
  ciqual: 'CIQUAL',
  swiss: 'USAV',
  usda: 'USDA',
  off: 'Open Food Facts',
};

/** Short name of a composition table. */
export function sourceName(source: string): string {
  const known = foodSources.find((name) => name === source);
  return known ? sourceNames[known] : source.toUpperCase();
}
