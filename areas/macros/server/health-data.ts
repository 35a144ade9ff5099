import { isDeepStrictEqual } from 'node:util';
import type { MacroDraft, MacroTargets, TargetEntry } from '../contract.ts';
import type { MacroRow } from './store/templates.ts';

/**
 * A macro as the caller may see it. While its client withdrew the consent to health data the origin of the energy is left out, and a
 * target that was typed by body weight is one of grams.
 */
export function shownMacro(row: MacroRow): MacroRow {
  if (!row.isHealthDataHidden) return row;
  const { entries, targets } = row;
  const shown = (day: keyof MacroTargets) => withoutWeight(entries[day], targets[day]);
  return { ...row, energy: null, entries: { day: shown('day'), training: shown('training'), rest: shown('rest') } };
}

/** What is saved of a draft: of what was hidden when it was typed, and is as it was shown, the stored one. */
export function withHiddenKept(draft: MacroDraft, stored: MacroRow): MacroDraft {
  if (!stored.isHealthDataHidden) return draft;
  const shown = shownMacro(stored);
  const keptEntry = (day: keyof MacroTargets) =>
    isDeepStrictEqual(draft.entries[day], shown.entries[day]) ? stored.entries[day] : draft.entries[day];
  return {
    ...draft,
    energy: draft.energy ?? stored.energy,
    entries: { day: keptEntry('day'), training: keptEntry('training'), rest: keptEntry('rest') },
  };
}

function withoutWeight(entry: TargetEntry | null, target: MacroTargets['day']): TargetEntry | null {
  if (entry?.method !== 'weight' || !target) return entry;
  const { protein_tot, carbs_tot, lipids_tot } = target;
  return { method: 'grams', protein_tot, carbs_tot, lipids_tot };
}
