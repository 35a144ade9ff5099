import type { RowChange } from '../contract/set.ts';
import type { OtherText } from '../contract/workout.ts';

/** The pain that is reported in a workout, as a tick at its end or as the reason of a skip. */
export interface PainTicks {
  /** Whether the whole workout is skipped. */
  isSkipped: boolean;
  /** Whether the client reported pain at the end. */
  hasPainAtEnd: boolean;
  /** Instant of the correction that reported it; null: an end reported it. */
  painCorrectedAt: string | null;
  rowChanges: readonly RowChange[];
}

/** A tick of the client; `rowId` null: at the end. `key` is another one when the same pain is ticked again. */
interface PainTick {
  rowId: string | null;
  key: string;
}

/** The parts of a workout that a tick may be about. */
type Ticked = { rowId: string } | 'end' | 'workout';

interface TickChange {
  before: PainTicks;
  after: PainTicks;
  /** The ticks of the request, which may be older than what is stored. */
  sent?: Omit<PainTicks, 'isSkipped'> | undefined;
}

interface TickTexts {
  /** Whether no professional has read the tick with this key; `isStored`: of the workout as it was. */
  isUnread: (key: string, isStored: boolean) => boolean;
  /** Whether the text that explained the pain is still to be read: the tick is then not named beside it. */
  isExplained: (rowId: string | null) => boolean;
  textOf: (ticked: Ticked) => string;
}

/**
 * Returns a line for each pain that the client had ticked, that no professional has read, and that is no longer ticked. When all exercises
 * of the workout were skipped, they share one line.
 */
export function takenBackPain(
  { before, after, sent }: TickChange,
  { isUnread, isExplained, textOf }: TickTexts,
): OtherText[] {
  const present = new Set(ticksOf(after).map(({ rowId }) => rowId));
  const unread = [
    ...ticksOf(before).filter(({ key }) => isUnread(key, true)),
    ...(sent ? ticksOf(sent) : []).filter(({ key }) => isUnread(key, false)),
  ];
  const lost = new Set(unread.flatMap(({ rowId }) => (present.has(rowId) ? [] : [rowId])));
  const rowIds = [...lost].filter((rowId) => rowId !== null);
  const isWhole = before.isSkipped && rowIds.length > 1 && ![...present].some((rowId) => rowId !== null);
  const parts = [
    ...(lost.has(null) ? (['end'] as const) : []),
    ...(isWhole ? (['workout'] as const) : rowIds.map((rowId) => ({ rowId }))),
  ];
  return parts.flatMap((ticked) => {
    const rowId = typeof ticked === 'string' ? null : ticked.rowId;
    const isTold = isExplained(rowId) || (before.isSkipped && isExplained(null));
    return isTold ? [] : [{ rowId, text: textOf(ticked), isTakenBack: true as const }];
  });
}

/** Without the lines about exercises whose pain is ticked again. */
export function withoutPresentPain<T extends OtherText>(
  texts: readonly T[],
  { rowChanges }: Pick<PainTicks, 'rowChanges'>,
): T[] {
  const isPainful = (id: string | null) =>
    rowChanges.some(({ rowId, skipReason }) => rowId === id && skipReason === 'pain');
  return texts.filter(({ rowId, isTakenBack }) => !(isTakenBack && isPainful(rowId)));
}

/** The keys are those that `tickKeys` of the store returns. */
function ticksOf({ hasPainAtEnd, painCorrectedAt, rowChanges }: Omit<PainTicks, 'isSkipped'>): PainTick[] {
  return [
    ...(hasPainAtEnd ? [{ rowId: null, key: `pain at the end ${painCorrectedAt ?? 'of the workout'}` }] : []),
    ...rowChanges
      .filter(({ skipReason, isInPerson }) => skipReason === 'pain' && !isInPerson)
      .map(({ rowId, changedAt }) => ({ rowId, key: `pain ${rowId} ${changedAt}` })),
  ];
}
