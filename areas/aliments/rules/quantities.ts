import { type Alternative, type Component, limits } from '../contract.ts';
import { knownQuantity } from './amounts.ts';
import { mapShared, withChanges } from '#shell/common/structural-sharing.ts';
import { amountIn, type Portion } from './nutrients.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { portionTotals } from './totals.ts';

/**
 * Quantities we compute are kept to 0.01 g and shown as whole grams: fine enough that scaling and scaling back returns
 * the start to 0.01 g, unless the way led through a hundredth of it.
 */
const quantityDecimals = 2;

export function asQuantity(grams: number): number {
  return roundedTo(quantityDecimals, knownQuantity(grams));
}

/** The macros follow; alternatives keep their own quantities. */
export function withQuantity<P extends Alternative>(portion: P, quantity: number): P {
  const grams = asQuantity(quantity);
  const changes: Partial<Alternative> = { quantity: grams, ...portionTotals({ ...portion, quantity: grams }) };
  return withChanges(portion, changes as Partial<P>);
}

/**
 * Components in proportion, their alternatives too. While somebody types, scale from what was there before they began:
 * the way of 80 to 120 leads through 1, where roundings would stay.
 */
export function withScaled<C extends Component>(components: C[], factor: number): C[] {
  if (!(factor >= 0)) return components;
  return mapShared(components, (component) => {
    const alternatives = mapShared(component.alternatives, (one) => withQuantity(one, one.quantity * factor));
    return withQuantity(withChanges(component, { alternatives } as Partial<C>), component.quantity * factor);
  });
}

/** A recipe cooked or eaten in so many grams altogether. Without any weight there is no proportion to keep. */
export function withTotalQuantity(components: Component[], quantity: number): Component[] {
  const grams = components.reduce((sum, component) => sum + knownQuantity(component.quantity), 0);
  return grams > 0 ? withScaled(components, knownQuantity(quantity) / grams) : components;
}

/**
 * The grams of an aliment that bring so many calories, at most what a portion may weigh. Its own stated quantity when
 * none are asked for, or when it brings none or nobody knows how many.
 */
export function quantityForCalories(aliment: Portion['aliment'], calories: number): number {
  const inOne = amountIn({ aliment, quantity: aliment.quantity }, 'calories') ?? 0;
  if (!(calories > 0) || inOne === 0) return asQuantity(aliment.quantity);
  return asQuantity(Math.min((calories / inOne) * aliment.quantity, limits.quantity));
}
