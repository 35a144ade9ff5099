import { type Alternative, type Component, limits, type TypedPortion } from '../contract.ts';
import { knownQuantity } from './amounts.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { litre, millilitre } from './liquids.ts';
import { amountIn, type Portion } from './nutrients.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { portionTotals } from './totals.ts';

/**
 * Computed quantities are rounded to 0.01 g and displayed as whole grams. Scaling and scaling back then returns the
 * original to 0.01 g, unless the factor was below about 0.01.
 */
const quantityDecimals = 2;

export function asQuantity(grams: number): number {
  return roundedTo(quantityDecimals, knownQuantity(grams));
}

/**
 * Changes the quantity, in grams, and recomputes the macros and the count of the household measure. Alternatives keep
 * their quantities.
 */
export function withQuantity<P extends Alternative>(portion: P, quantity: number): P {
  const grams = asQuantity(quantity);
  if (grams === portion.quantity) return withChanges(portion, portionTotals(portion) as Partial<P>);
  const measure = portion.portion && measured(grams, portion.portion);
  const totals = portionTotals({ ...portion, quantity: grams });
  const changes: Partial<Alternative> = { quantity: grams, portion: measure, ...totals };
  return withChanges(portion, changes as Partial<P>);
}

/** Changes the quantity to a household measure, such as 2 tablespoons; null for the same quantity in grams. */
export function withMeasure<P extends Alternative>(portion: P, measure: TypedPortion | null): P {
  const quantity = measure ? asQuantity(measure.count * measure.grams) : portion.quantity;
  const changes: Partial<Alternative> = { portion: measure, quantity, ...portionTotals({ ...portion, quantity }) };
  return withChanges(portion, changes as Partial<P>);
}

/** The largest count of a measure (`TypedPortion`). */
export const mostMeasures = 1000;

/** The grams in a measure; of more than it may count, millilitres are litres, and other measures are left for grams. */
function measured(grams: number, measure: TypedPortion): TypedPortion | null {
  const count = roundedTo(quantityDecimals, grams / measure.grams);
  if (count <= mostMeasures) return { ...measure, count };
  if (measure.label !== millilitre.label) return null;
  const gramsOfLitre = measure.grams * 1000;
  return { ...measure, ...litre, grams: gramsOfLitre, count: roundedTo(quantityDecimals, grams / gramsOfLitre) };
}

/**
 * Scales components and their alternatives. While a number is being typed, always scale the original components: typing
 * 120 over 80 passes through 1, where rounding errors would remain.
 */
export function withScaled<C extends Component>(components: C[], factor: number): C[] {
  if (!(factor >= 0)) return components;
  return mapShared(components, (component) => {
    const alternatives = mapShared(component.alternatives, (one) => withQuantity(one, one.quantity * factor));
    return withQuantity(withChanges(component, { alternatives } as Partial<C>), component.quantity * factor);
  });
}

/** Scales a recipe to a total weight in grams. Without any weight it stays unchanged. */
export function withTotalQuantity(components: Component[], quantity: number): Component[] {
  const grams = components.reduce((sum, component) => sum + knownQuantity(component.quantity), 0);
  return grams > 0 ? withScaled(components, knownQuantity(quantity) / grams) : components;
}

/**
 * Quantity in grams of an aliment that has the given calories, at most the largest portion. The stated quantity of the
 * aliment when the calories are 0 or those of the aliment are 0 or unknown.
 */
export function quantityForCalories(aliment: Portion['aliment'], calories: number): number {
  const statedCalories = amountIn({ aliment, quantity: aliment.quantity }, 'calories') ?? 0;
  if (!(calories > 0) || statedCalories === 0) return asQuantity(aliment.quantity);
  return asQuantity(Math.min((calories / statedCalories) * aliment.quantity, limits.quantity));
}
