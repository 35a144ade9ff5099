import type { PastedReference } from '#areas/recipes/rules/pasted-references.ts';
import type { MealComponent, MealPlan } from '../contract.ts';
import { cloneMealComponent } from './copies.ts';
import { withAdviceAdded } from './insert-advice.ts';
import { withReferencesCopied } from './insert-references.ts';
import { withFittingRows } from './insert-rows.ts';
import type { PastedSection } from './pasted-days.ts';
import { type PastedPart, type PasteOrigin, preparedTargets } from './pasted-targets.ts';

interface PastedInserted {
  mealPlan: MealPlan;
  added: MealComponent[];
  /** The number of rows that found no room. */
  missing: number;
  /** The references that became lines to be checked. */
  unresolved: PastedReference[];
  /** The number of lines about all days and meals. */
  general: number;
}

/** Inserts the foods of a pasted text into their days and meals; several of them get a copy each. */
export function withPastedInserted(
  before: MealPlan,
  { parts, origin, newId }: { parts: readonly PastedPart[]; origin: PasteOrigin; newId: () => string },
): PastedInserted {
  const filled = parts.filter(isFilled);
  const advice = parts.flatMap(({ texts = [] }) => texts);
  const advised = withAdviceAdded(before, advice, origin.language);
  const prepared = preparedTargets(advised.mealPlan, {
    ...{ origin, newId },
    sections: filled.map(({ section }) => section),
    wholeDays: wholeDaysOf(filled),
  });
  let { mealPlan } = prepared;
  let { after } = origin;
  const added: MealComponent[] = [];
  let { missing } = advised;
  for (const [index, { rows }] of filled.entries()) {
    const targets = prepared.targets[index] ?? [];
    if (targets.length === 0) missing += rows.length;
    for (const { id } of targets.map(({ meal }) => meal)) {
      const copies = rows.map((row) => cloneMealComponent(row, newId));
      const inserted = withFittingRows(mealPlan, { mealId: id, rows: copies, after });
      mealPlan = inserted.mealPlan;
      if (id === origin.mealId && after !== undefined) after = inserted.added.at(-1)?.id ?? after;
      added.push(...inserted.added);
      missing += inserted.missing;
    }
  }
  const copied = withReferencesCopied(mealPlan, { parts: filled, prepared, origin, newId });
  return {
    mealPlan: copied.mealPlan,
    added: [...added, ...copied.added],
    missing: missing + copied.missing,
    unresolved: copied.unresolved,
    general: advice.length - advised.missing,
  };
}

function isFilled({ rows, references = [], section }: PastedPart): boolean {
  return rows.length > 0 || references.length > 0 || section.meals.some(({ isFree }) => isFree);
}

/** The sections that only name another day. */
export function wholeDaysOf(parts: readonly PastedPart[]): Set<PastedSection> {
  const isWhole = ({ rows, references = [], section }: PastedPart) =>
    rows.length === 0 && references.length > 0 && section.meals.length === 0 && section.days.length > 0;
  return new Set(parts.filter(isWhole).map(({ section }) => section));
}
