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
 * follows the other one; a typed value stays as it is.
 */
export function withSaltAndSodium<Food extends Salted>(food: Food): Food {
  const { micronutrients, states } = food;
  const typed = (name: 'salt' | 'sodium') => (states[name] === 'calculated' ? undefined : micronutrients[name]);
  const [salt, sodium] = [typed('salt'), typed('sodium')];
  if ((salt === undefined) === (sodium === undefined)) return food;
  const derived =
    sodium === undefined ? { sodium: sixDigits(sodiumOf(salt ?? 0)) } : { salt: sixDigits(saltOf(sodium)) };
  const name = sodium === undefined ? 'sodium' : 'salt';
  return {
    ...food,
    micronutrients: { ...micronutrients, ...derived },
    states: { ...states, [name]: 'calculated' },
  };
}

/** More digits are errors of conversions. */
function sixDigits(amount: number): number {
  return Number(amount.toPrecision(6));
}
