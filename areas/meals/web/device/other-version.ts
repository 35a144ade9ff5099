import type { MealEntry, MealReport, SyncResult } from '../../contract.ts';
import { hasSwaps } from '../../rules/reports.ts';
import type { LocalReport, OtherVersion } from './diet-store.ts';

/**
 * The values of a meal that were not stored because two devices reported it differently: those that this device sent, or those that its
 * report replaced without having shown them. Undefined without a conflict.
 */
export function otherVersionOf(
  local: LocalReport,
  date: string,
  { entries, overwritten = [] }: Pick<SyncResult, 'entries' | 'overwritten'>,
): OtherVersion | undefined {
  const { report, aliments } = local;
  const ofMeal = (one: MealEntry) => one.date === date && one.mealId === report.mealId;
  const stored = entries.find(ofMeal);
  if (!stored) return undefined;
  const replaced = overwritten.find(ofMeal);
  const { state, note } = report;
  const swaps = report.swaps.flatMap((swap) => {
    const aliment = aliments.find(({ id }) => id === swap.alimentId);
    return aliment ? [{ ...swap, aliment }] : [];
  });
  const eaten = state && otherOf({ state, swaps }, { stored, replaced: unknownState(replaced, local) }, isSameState);
  const other =
    note === undefined ? undefined : otherOf({ note }, { stored, replaced: unknownNote(replaced, report) }, isSameNote);
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
}

/** The sent part when another one is stored, or the one that it replaced. */
function otherOf<Part>(
  sent: Part,
  { stored, replaced }: Versions<Part>,
  isSame: (one: Part, other: Part) => boolean,
): Part | undefined {
  if (!isSame(sent, stored)) return sent;
  return replaced && !isSame(replaced, sent) ? replaced : undefined;
}

/**
 * The replaced state unless this device had shown it: also its own, sent before in a request whose response was lost. A choice that is
 * not shown any more, of a food that a new version has not, is no report of another device.
 */
function unknownState(replaced: MealEntry | undefined, local: LocalReport): MealEntry | undefined {
  if (!replaced || replaced.state === 'planned') return undefined;
  const known = knownStatesOf(local);
  return known.length === 0 || known.some((one) => isSameState(one, replaced)) ? undefined : replaced;
}

/** The states that were shown of the meal, also those that the release before this one stored; none where nothing is known. */
export function knownStatesOf(local: LocalReport | undefined): readonly Eaten[] {
  return local?.knownStates ?? (local?.known ? [local.known] : []);
}

/** The replaced note unless this device had shown it. */
function unknownNote(replaced: MealEntry | undefined, { knownNotes }: MealReport): MealEntry | undefined {
  return replaced && knownNotes && !knownNotes.includes(replaced.note) ? replaced : undefined;
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
