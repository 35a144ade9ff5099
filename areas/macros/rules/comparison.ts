import { type MacroName, macroNames } from '#areas/aliments/contract.ts';
import { roundedTo } from '#shell/common/numbers.ts';

export interface Compared {
  target: number;
  /** Null when the plan's food was not measured for it. */
  planned: number | null;
  /** Above 0 the plan has more than the target. */
  difference: number | null;
  /** Of the target, whole percent; null without a target or a measured plan. */
  percent: number | null;
  state: 'below' | 'within' | 'above' | 'unknown';
}

export type Comparison = Record<MacroName, Compared>;

interface Sides {
  target: Record<MacroName, number>;
  planned: Record<MacroName, number | null>;
  /** Percent of the target a plan may miss it by, either way. */
  tolerancePercent?: number;
}

/** A day of the plan, or its average day, against what the client should eat: kcal and grams. */
export function compared({ target, planned, tolerancePercent = 5 }: Sides): Comparison {
  const one = (name: MacroName) => [name, comparedOne(target[name], planned[name], tolerancePercent)];
  return Object.fromEntries(macroNames.map(one));
}

function comparedOne(target: number, planned: number | null, tolerancePercent: number): Compared {
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
