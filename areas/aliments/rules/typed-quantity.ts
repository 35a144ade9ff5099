import type { Language } from '#shell/common/fields.ts';
import { limits, type TypedPortion } from '../contract.ts';
import { folded, measureNamed } from './measure-names.ts';
import { asQuantity, mostMeasures } from './quantities.ts';
import { isTypedToTaste } from './quantity-text.ts';
import { quantityOfMeasures, type TypedQuantity } from './suggested-quantity.ts';
import { typedSum } from './typed-number.ts';

type Measure = Pick<TypedPortion, 'label' | 'label_en' | 'grams'>;

interface Typing {
  /** The household measures of the food. */
  measures: readonly Measure[];
  /** What a number without a unit counts: a measure of the food, or null for grams. */
  unit: Measure | null;
  /** Of the food; null or missing where nobody knows, and no volume is understood. */
  gramsPerMillilitre?: number | null;
  /** Of who typed, for the thousands mark. */
  language: Language;
}

const gramsPerUnit: Record<string, number> = {
  g: 1,
  gr: 1,
  grammi: 1,
  grammo: 1,
  gram: 1,
  grams: 1,
  hg: 100,
  etto: 100,
  etti: 100,
  kg: 1000,
  chilo: 1000,
  chili: 1000,
};
const millilitresPerUnit: Record<string, number> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  lt: 1000,
  litro: 1000,
  litri: 1000,
  liter: 1000,
  liters: 1000,
  litre: 1000,
  litres: 1000,
};
const numberAndUnit = /^(.*[\d½⅓⅔¼¾])\s*(\D*)$/u;

/**
 * The quantity that a person typed for a food: `80`, `80+20`, `3*40`, `0,5 kg`, `33 cl` of a drink, `2 cucchiai`, `2c`, `1 1/2 tazza`. A measure is
 * recognised in both languages, in singular and plural, and by its first letters. `q.b.` is 0 g. Null for anything else and for 0.
 */
export function typedQuantity(text: string, { measures, unit, language, ...food }: Typing): TypedQuantity | null {
  if (isTypedToTaste(text)) return { quantity: 0, portion: null };
  const [, amountText = '', unitText = ''] = numberAndUnit.exec(text.trim()) ?? [];
  const amount = typedSum(amountText, language);
  if (amount === null || amount <= 0) return null;
  const name = folded(unitText.replace(/\.$/, ''));
  const gramsOfUnit = gramsPerUnit[name] ?? gramsOfVolume(name, food.gramsPerMillilitre ?? null);
  const measure = name === '' ? unit : measureNamed(name, measures);
  if (measure === undefined && gramsOfUnit === undefined) return null;
  const typed =
    measure && gramsOfUnit === undefined
      ? quantityOfMeasures(measure, amount)
      : { quantity: asQuantity(amount * (gramsOfUnit ?? 1)), portion: null };
  const grams = typed.portion ? amount * typed.portion.grams : amount * (gramsOfUnit ?? 1);
  const isPossible = typed.quantity > 0 && grams <= limits.quantity && (typed.portion?.count ?? 0) <= mostMeasures;
  return isPossible ? typed : null;
}

function gramsOfVolume(unit: string, gramsPerMillilitre: number | null): number | undefined {
  const millilitres = millilitresPerUnit[unit];
  return millilitres === undefined || gramsPerMillilitre === null ? undefined : millilitres * gramsPerMillilitre;
}
