import { type MacroName, macroNames } from '#areas/aliments/contract.ts';
import { roundedTo } from '#shell/common/numbers.ts';

export interface MacroComparison {
  target: number;
  /** Planned amount; null when the macro was not measured for the food of the meal plan. */
  planned: number | null;
  /** Planned amount minus target; null when the planned amount is unknown. */
  difference: number | null;
  /** Planned amount in whole percent of the target; null when the target is 0 or the planned amount is unknown. */
  percent: number | null;
  state: 'below' | 'within' | 'above' | 'unknown';
}

export type Comparison = Record<MacroName, MacroComparison>;

/** Deviation from a target, in percent of it, up to which a day is on target. */
export const targetTolerancePercent = 5;

interface ComparisonInput {
  target: Record<MacroName, number>;
  planned: Record<MacroName, number | null>;
  /** Allowed deviation in percent of the target, up or down. */
  tolerancePercent?: number;
}

/** Compares a day of the meal plan, or its average day, with the target, in kcal and grams. */
export function compareWithTarget({
  target,
  planned,
  tolerancePercent = targetTolerancePercent,
}: ComparisonInput): Comparison {
  const entry = (name: MacroName) => [name, compareMacro(target[name], planned[name], tolerancePercent)];
  return Object.fromEntries(macroNames.map(entry));
}

function compareMacro(target: number, planned: number | null, tolerancePercent: number): MacroComparison {
  if (planned === null) return { target, planned, difference: null, percent: null, state: 'unknown' };

  const distance = roundedTo(1, Math.abs(planned - target));
  const isWithin = distance * 100 <= target * tolerancePercent;
  const offState = planned > target ? 'above' : 'below';
  return {
    target,
    planned,
    difference: planned < target ? -distance || 0 : distance,
    percent: target > 0 ? Math.round((planned / target) * 100) : null,
    state: isWithin ? 'within' : offState,
  };
}
