import { useEffect, useRef, useState } from 'react';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { CompletedSet } from '../../../contract/set.ts';
import type { SetValues } from '../../../rules/prefill.ts';
import { mainSetNumber } from '../../../rules/set-numbers.ts';
import { type ExtraSets, type RunningRow, type SetRef, setAdded } from '../../../rules/set-order.ts';
import { hasSameValues, setKey } from '../../../rules/set-versions.ts';
import { setText } from '../../text.ts';
import { extraSetsDraftKey, setDraftKey } from '../drafts.ts';
import { useDraft } from '#shell/web/forms/use-draft.ts';
import { loggedSets } from '../local-store/local-workout-store.ts';
import * as log from '../local-store/log.ts';
import { useRunner } from '../runner-context.ts';
import type { Logging, SetActions } from '../screens/use-logging.ts';

interface Position {
  /** The open row, and the set that was not done whose form is open; `setNumber` is 0 without one. */
  active: SetRef;
  /** The logged set whose form is open. */
  editingId: string | null;
}

const noPosition: Position = { active: { rowId: '', setNumber: 0 }, editingId: null };

/**
 * Returns the sets of a finished workout in order, and the actions that correct them. No form is open until a set is chosen,
 * except that of the set in the address.
 */
export function useCorrectedSets(openSetId: string | undefined): Logging {
  const t = useTexts('completed-workouts');
  const { store, workout, rows } = useRunner();
  const sets = loggedSets(workout);
  const [extra, setExtra] = useDraft<ExtraSets>(extraSetsDraftKey(store), () => ({}));
  const [position, setPosition] = useState(() => positionOf(sets.find(({ id }) => id === openSetId)));
  const [announcement, setAnnouncement] = useState('');
  const order = { rows, sets, extra };
  const { active, editingId } = position;
  useFollowFocus(position);
  const open = (rowId: string, setNumber = 0) => setPosition({ active: { rowId, setNumber }, editingId: null });

  function logSet(set: SetRef, values: SetValues): void {
    const row = rows.find(({ id }) => id === set.rowId);
    // An exercise that was skipped before its first set was done after all.
    if (row?.skip && !sets.some(({ rowId }) => rowId === row.id)) log.skipRow(store, row.id, null);
    log.logSet(store, set, values);
    clearDraft(setDraftKey(store, set));
    setAnnouncement(t('correction.saved', { count: mainSetNumber(set) }));
    open(set.rowId);
  }

  const actions: SetActions = {
    log: logSet,
    logWarmUp: logSet,
    toggle: (rowId) => setPosition(rowId === active.rowId ? noPosition : positionOf({ rowId, setNumber: 0 })),
    choose(set): void {
      if (set?.setNumber === 0) clearDraft(setDraftKey(store, active));
      setPosition(set ? positionOf(set) : noPosition);
    },
    addSet(row: RunningRow): void {
      const added = setAdded(row, order);
      setExtra(added.extra);
      open(row.id, added.setNumber);
    },
    edit(id): void {
      const edited = sets.find((set) => set.id === editingId);
      if (id === null && edited) clearDraft(setDraftKey(store, edited));
      setPosition({ active: { ...active, setNumber: 0 }, editingId: id });
    },
    change(set, values): void {
      if (!hasSameValues({ ...set, ...values }, set)) log.changeSet(store, set, values);
      clearDraft(setDraftKey(store, set));
      setAnnouncement(t('correction.saved', { count: mainSetNumber(set) }));
      open(set.rowId);
    },
    remove: (set) => void removeSet(set),
  };

  /** A finished workout keeps a set, unless an exercise was skipped: without any it would be neither done nor skipped. */
  async function removeSet(set: CompletedSet): Promise<void> {
    if (sets.length === 1 && !rows.some(({ skip }) => skip)) {
      toast.info(t('correction.lastSet'));
      return;
    }
    const hasMedia = workout.media.some((medium) => setKey(medium) === setKey(set));
    const isConfirmed = await confirm({
      title: t('correction.removeTitle'),
      text: t(hasMedia ? 'correction.removeWithMedia' : 'correction.removeText', { values: setText(t, set) }),
      confirmLabel: t('runner.removeSet'),
      destructive: true,
    });
    if (!isConfirmed) return;
    log.removeSet(store, set);
    clearDraft(setDraftKey(store, set));
    setAnnouncement(t('runner.removed', { count: mainSetNumber(set) }));
    open(set.rowId);
  }

  return { order, active, editingId, actions, rowActions: null, announcement, isJustMoved: () => false };
}

/**
 * Synchronises with the focus: the button that was pressed is replaced, so the focus goes to the first field of the form that
 * opened, or back to the exercise. On a touch screen a field with the focus would open the number pad.
 */
function useFollowFocus(position: Position): void {
  const last = useRef(position);

  useEffect(() => {
    const { active, editingId } = position;
    const isToggled = last.current.active.rowId !== active.rowId;
    const isMoved = last.current !== position;
    last.current = position;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(active.rowId)}"]`);
    if (!isMoved || !row || (isToggled && editingId === null && active.setNumber === 0)) return;
    const field = row.querySelector<HTMLElement>('[data-panel] input[name]');
    if (field && window.matchMedia('(pointer: coarse)').matches) return;
    (field ?? row.querySelector<HTMLElement>('[aria-expanded]'))?.focus({ preventScroll: true });
  }, [position]);
}

function positionOf(set: CompletedSet | SetRef | undefined): Position {
  if (!set) return noPosition;
  const { rowId, setNumber } = set;
  return 'id' in set
    ? { active: { rowId, setNumber: 0 }, editingId: set.id }
    : { active: { rowId, setNumber }, editingId: null };
}
