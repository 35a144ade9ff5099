/** Grams of salt of one gram of sodium. Source: Regulation (EU) 1169/2011, annex I. */
const saltPerSodium = 2.5;
const milligramsPerGram = 1000;

/** Grams of salt with this sodium, in mg. */
export function saltOf(sodiumMg: number): number {
  return (sodiumMg * saltPerSodium) / milligramsPerGram;
}

/** Milligrams of sodium of this salt, in g. */
export function sodiumOf(saltGrams: number): number {
  return (saltGrams * milligramsPerGram) / saltPerSodium;
}

interface Salted {
  micronutrients: { salt?: number | undefined; sodium?: number | undefined };
  states: Readonly<Record<string, string | undefined>>;
}

/**
 * The food with the salt of its sodium, or the sodium of its salt, where only one of them is known. A value that was computed before
 * follows the other one, and goes with it; a typed value stays as it is. `before`: the food that a change replaces.
 */
export function withSaltAndSodium<Food extends Salted>(food: Food, before?: Salted): Food {
  const [salt, sodium] = [typedAmount(food, 'salt'), typedAmount(food, 'sodium')];
  if (salt !== undefined && sodium !== undefined) return food;
  if (salt !== undefined) return withComputed(food, 'sodium', sixDigits(sodiumOf(salt)));
  if (sodium !== undefined) return withComputed(food, 'salt', sixDigits(saltOf(sodium)));
  const computed = before && computedIn(before);
  return computed && isRemoved(food, sourceOf[computed]) ? withComputed(food, computed, undefined) : food;
}

type SaltCode = 'salt' | 'sodium';
const sourceOf = { salt: 'sodium', sodium: 'salt' } as const satisfies Record<SaltCode, SaltCode>;

function typedAmount({ micronutrients, states }: Salted, code: SaltCode): number | undefined {
  return states[code] === 'calculated' ? undefined : micronutrients[code];
}

/** The one of both that was computed from the other. */
function computedIn(food: Salted): SaltCode | undefined {
  return (['salt', 'sodium'] as const).find(
    (code) => food.states[code] === 'calculated' && typedAmount(food, sourceOf[code]) !== undefined,
  );
}

function isRemoved({ micronutrients }: Salted, code: SaltCode): boolean {
  return micronutrients[code] === undefined;
}

/** Without an amount the value is removed. */
function withComputed<Food extends Salted>(food: Food, code: SaltCode, amount: number | undefined): Food {
  const { [code]: _amount, ...micronutrients } = food.micronutrients;
  const { [code]: _state, ...states } = food.states;
  return {
    ...food,
    micronutrients: amount === undefined ? micronutrients : { ...micronutrients, [code]: amount },
    states: amount === undefined ? states : { ...states, [code]: 'calculated' },
  };
}

/** More digits are errors of conversions. */
function sixDigits(amount: number): number {
  return Number(amount.toPrecision(6));
}
