import { createContext, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import type { CompletedSet } from '../../../contract/set.ts';
import type { SetValues } from '../../../rules/prefill.ts';
import { mainSetNumber } from '../../../rules/set-numbers.ts';
import { hasSameValues } from '../../../rules/set-versions.ts';
import {
  isPrescribedWarmUp,
  nextSet,
  restAfter,
  type RunningRow,
  type SetOrder,
  type SetRef,
} from '../../../rules/set-order.ts';
import { doubleTapMs, useIgnoredSecondTap } from '../double-tap.ts';
import { changeDraftKey, setDraftKey } from '../drafts.ts';
import { loggedSets } from '../local-store/local-workout-store.ts';
import * as log from '../local-store/log.ts';
import { setText, type Texts } from '../../text.ts';
import { useRunner } from '../runner-context.ts';
import { unlockAudio } from '../timers/alerts.ts';
import { createRowActions, type RowActions } from './row-actions.ts';
import { useSetOrder } from './use-set-order.ts';

/** What the user does with the sets of the open row. */
export interface SetActions {
  choose: (set: SetRef | null) => void;
  toggle: (rowId: string) => void;
  addSet: (row: RunningRow) => void;
  edit: (id: string | null) => void;
  log: (set: SetRef, values: SetValues) => void;
  logWarmUp: (set: SetRef, values: SetValues) => void;
  change: (set: CompletedSet, values: SetValues) => void;
  remove: (set: CompletedSet) => void | Promise<void>;
}

export interface Logging {
  order: SetOrder;
  /** The open row and its current set; `setNumber` is 0 without one. */
  active: SetRef;
  editingId: string | null;
  actions: SetActions;
  /** Null in the correction of a finished workout. */
  rowActions: RowActions | null;
  announcement: string;
  /** Whether another device has just changed which set is open: a tap on its button was meant for the set before. */
  isJustMoved: () => boolean;
}

/**
 * Returns the order of the sets, and the actions of the user on sets and rows. `announcement` is for screen readers.
 */
export function useRunningSets(): Logging {
  const t = useTexts('completed-workouts');
  const { store, rows } = useRunner();
  const { order, active, editingId, moves, ...position } = useSetOrder();
  const [announcement, setAnnouncement] = useState('');
  const hasMoved = useRef(false);
  const hasOpened = useRef(false);
  const lastLogAt = useRef(Number.NEGATIVE_INFINITY);
  useIgnoredSecondTap(lastLogAt);
  useFollowFocus({ hasMoved, hasOpened }, active);
  const isJustMoved = useJustMoved(order, active, moves);

  function logSet(set: SetRef, values: SetValues): void {
    if (!rows.some(({ id }) => id === set.rowId)) throw new Error(`logSet: no row ${set.rowId}`);
    if (performance.now() - lastLogAt.current < doubleTapMs) return;
    lastLogAt.current = performance.now();
    unlockAudio();
    log.logSet(store, set, values);
    clearDraft(setDraftKey(store, set));
    const next = nextSet({ ...order, sets: loggedSets(store.read()) }, set);
    log.startRest(store, restAfter(rows, { done: set, next }));
    hasMoved.current = true;
    // An added row has no prescribed number of sets: it stays open, to add the next one.
    if (rows.some(({ id, isAdded }) => id === set.rowId && isAdded)) position.choose({ ...set, setNumber: 0 });
    else position.goOn();
    const nextName = rows.find(({ id }) => id === next?.rowId)?.name ?? '';
    setAnnouncement(t('runner.logged', { count: mainSetNumber(set), next: nextName }));
  }

  const actions: SetActions = {
    ...position,
    log: logSet,
    toggle(rowId: string): void {
      hasOpened.current = true;
      position.toggle(rowId);
    },
    /** Logs a prescribed warm-up. Neither a rest starts nor does the current set change. */
    logWarmUp(set: SetRef, values: SetValues): void {
      unlockAudio();
      log.logSet(store, set, values);
      setAnnouncement(t('runner.warmUpLogged'));
    },
    /** Without an edited set it is one that another device logged while something was typed in its form. */
    change(set: CompletedSet, values: SetValues): void {
      const stored = editingId === null ? store.findSet(set)?.set : undefined;
      if (!stored || !hasSameValues(values, stored)) log.changeSet(store, set, values);
      if (!stored) {
        position.edit(null);
        return;
      }
      clearDraft(setDraftKey(store, set));
      hasMoved.current = true;
      position.goOn();
      setAnnouncement(t('correction.saved', { count: mainSetNumber(set) }));
    },
    async remove(set: CompletedSet): Promise<void> {
      if (store.isInPerson && set.note !== '' && !(await confirmRemoval(t, set))) return;
      log.removeSet(store, set);
      clearDraft(changeDraftKey(store, set));
      hasMoved.current = !isPrescribedWarmUp(set);
      position.reopen(set);
      setAnnouncement(set.isWarmUp ? t('runner.warmUpRemoved') : t('runner.removed', { count: mainSetNumber(set) }));
    },
  };
  const rowActions = createRowActions({ t, store, rows, position, announce: setAnnouncement, hasMoved, hasOpened });
  return { order, active, editingId, actions, rowActions, announcement, isJustMoved };
}

/** A professional is asked before a set with a note is removed, which may be the client's. */
function confirmRemoval(t: Texts, set: CompletedSet): Promise<boolean> {
  return confirm({
    title: t('correction.removeTitle'),
    text: t('runner.removeNoted', { values: setText(t, set), note: set.note }),
    confirmLabel: t('runner.removeSet'),
    destructive: true,
  });
}

/** For this long after another device has changed which set is open, in ms, a tap on its button does nothing. */
const justMovedMs = 1000;

/** Synchronises with the clock: when the open set, its exercise, or whether it is logged changed without the user. */
function useJustMoved({ rows, sets }: SetOrder, { rowId, setNumber }: SetRef, moves: number): () => boolean {
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const isSet = sets.some((set) => set.rowId === rowId && set.setNumber === setNumber);
  const shown = [rowId, setNumber, rows.find(({ id }) => id === rowId)?.exerciseId, isSet].join(' ');
  const last = useRef({ shown, moves });
  useLayoutEffect(() => {
    const isMoved = last.current.shown !== shown && last.current.moves === moves;
    last.current = { shown, moves };
    if (isMoved) movedAt.current = performance.now();
  }, [shown, moves]);
  return () => performance.now() - movedAt.current < justMovedMs;
}

interface Moves {
  /** A set was logged or a row skipped. */
  hasMoved: RefObject<boolean>;
  /** The user opened or closed a row. */
  hasOpened: RefObject<boolean>;
}

/**
 * Synchronises with scroll position and focus: after a set was logged, scrolls to the current set and focuses its
 * button, so that thumb, keyboard and screen reader continue there.
 */
function useFollowFocus({ hasMoved, hasOpened }: Moves, { rowId, setNumber }: SetRef): void {
  const lastRowId = useRef(rowId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus also moves to the next set of the same row
  useEffect(() => {
    const isOtherRow = lastRowId.current !== rowId;
    lastRowId.current = rowId;
    const isOpened = hasOpened.current && rowId !== '';
    hasOpened.current = false;
    if (!hasMoved.current && !isOpened) return;
    hasMoved.current = false;

    const row = document.querySelector<HTMLElement>(rowId ? `[data-row="${CSS.escape(rowId)}"]` : '[data-end]');
    const button = row?.querySelector<HTMLElement>('[data-panel] [type=submit], a');
    if (!isOpened) button?.focus({ preventScroll: true });
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (isOtherRow) (isOpened ? row : withHeading(row))?.scrollIntoView({ block: 'start', behavior });
    else button?.closest('[data-panel]')?.scrollIntoView({ block: 'nearest', behavior });
  }, [hasMoved, hasOpened, rowId, setNumber]);
}

/**
 * Returns the element to scroll to: for the first row of a superset its block, so that the heading is visible;
 * otherwise the row.
 */
function withHeading(row: HTMLElement | null): HTMLElement | null {
  const block = row?.parentElement;
  return block?.tagName === 'SECTION' && block.querySelector('[data-row]') === row ? block : row;
}

/** The order of the sets and the actions on them, for the components of the running step. */
export const LoggingContext = createContext<Logging | null>(null);

export function useLogging(): Logging {
  const logging = use(LoggingContext);
  if (!logging) throw new Error('useLogging: outside the running step');
  return logging;
}
