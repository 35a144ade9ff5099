import type { MealEntry, SyncResult } from '../../contract.ts';
import { hasSwaps } from '../../rules/reports.ts';
import type { LocalReport, OtherVersion } from './diet-store.ts';

/**
 * The values of a meal that were not stored because two devices reported it differently: those that this device sent, or those that its
 * report replaced without having shown them. Undefined without a conflict.
 */
export function otherVersionOf(
  { report, aliments, known }: LocalReport,
  date: string,
  { entries, overwritten = [] }: Pick<SyncResult, 'entries' | 'overwritten'>,
): OtherVersion | undefined {
  const ofMeal = (one: MealEntry) => one.date === date && one.mealId === report.mealId;
  const stored = entries.find(ofMeal);
  if (!stored) return undefined;
  const replaced = overwritten.find(ofMeal);
  const { state, note } = report;
  const swaps = report.swaps.flatMap((swap) => {
    const aliment = aliments.find(({ id }) => id === swap.alimentId);
    return aliment ? [{ ...swap, aliment }] : [];
  });
  // A choice that is not shown any more, of a food that a new version has not, is no report of another device.
  const reported = replaced?.state === 'planned' ? undefined : replaced;
  const eaten = state && otherOf({ state, swaps }, { stored, replaced: reported, known }, isSameState);
  // A note that this device sent before, in a request whose response was lost, is not another device's.
  const ofOther = report.knownNotes?.includes(replaced?.note ?? '') ? undefined : replaced;
  const other = note === undefined ? undefined : otherOf({ note }, { stored, replaced: ofOther, known }, isSameNote);
  const lost = {
    ...(eaten && isReported(eaten) && { eaten: { state: eaten.state, swaps: eaten.swaps } }),
    ...(other?.note && { note: other.note }),
  };
  return Object.keys(lost).length > 0 ? { date, mealId: report.mealId, ...lost } : undefined;
}

type Eaten = Pick<MealEntry, 'state' | 'swaps'>;

interface Versions<Part> {
  stored: Part;
  replaced: Part | undefined;
  known: Part | undefined;
}

/** The sent part when another one is stored, or the one that it replaced and that this device had not shown. */
function otherOf<Part>(
  sent: Part,
  { stored, replaced, known }: Versions<Part>,
  isSame: (one: Part, other: Part) => boolean,
): Part | undefined {
  if (!isSame(sent, stored)) return sent;
  return replaced && known && !isSame(replaced, sent) && !isSame(replaced, known) ? replaced : undefined;
}

function isSameNote(one: { note: string }, other: { note: string }): boolean {
  return one.note === other.note;
}

function isSameState(one: Eaten, other: Eaten): boolean {
  return one.state === other.state && (!hasSwaps(one.state) || textOfSwaps(one) === textOfSwaps(other));
}

function textOfSwaps({ swaps }: Eaten): string {
  return JSON.stringify(swaps.map(({ componentId, alimentId, quantity }) => [componentId, alimentId, quantity]).sort());
}

function isReported({ state, swaps }: Eaten): boolean {
  return state !== 'planned' || swaps.length > 0;
}

/** The other version after the client reported a part of the meal again; undefined when nothing is left of it. */
export function withoutReported(other: OtherVersion, change: object): OtherVersion | undefined {
  const { eaten, note, ...meal } = other;
  const left = {
    ...(eaten && !('state' in change) && { eaten }),
    ...(note !== undefined && !('note' in change) && { note }),
  };
  return Object.keys(left).length > 0 ? { ...meal, ...left } : undefined;
}
