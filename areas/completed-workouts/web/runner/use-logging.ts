import { useRef, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import type { CompletedSet } from '../../contract/set.ts';
import type { SetValues } from '../../rules/prefill.ts';
import { changeSet, logSet, removeSet, skipRow, startRest, swapRow, takeBackSkip, takeBackSwap } from './actions.ts';
import type { LocalWorkout, LocalWorkoutStore } from './local-workout-store.ts';
import type { RowActions } from './row-card-props.ts';
import { unlockAudio } from './alerts.ts';
import { loggedSets, restAfter, type RunningRow, setDraft, type SetRef, nextSet } from './set-order.ts';
import { useFollowFocus } from './use-follow-focus.ts';
import { useSetOrder } from './use-set-order.ts';

/** The button of the next set comes up under the same thumb: a second tap this soon is the first one's. */
const doubleTapMs = 400;

interface Logging {
  queue: LocalWorkoutStore;
  kept: LocalWorkout;
  rows: readonly RunningRow[];
}

/** What the taps mean: the set is kept, the pause begins, the next set is brought up. */
export function useLogging({ queue, kept, rows }: Logging) {
  const t = useTexts('completed-workouts');
  const { walk, active, editing, ...place } = useSetOrder(rows, { sets: loggedSets(kept), place: queue.place });
  const [said, setSaid] = useState('');
  const hasMoved = useRef(false);
  const lastLogAt = useRef(Number.NEGATIVE_INFINITY);
  useFollowFocus(hasMoved, active);

  function log(step: SetRef, values: SetValues): void {
    const row = rows.find(({ id }) => id === step.rowId);
    if (!row) throw new Error(`log: no row ${step.rowId}`);
    if (performance.now() - lastLogAt.current < doubleTapMs) return;
    lastLogAt.current = performance.now();
    unlockAudio();
    logSet(queue, step, values);
    clearDraft(setDraft(queue.place, step));
    const next = nextSet({ ...walk, sets: loggedSets(queue.read()) }, step);
    startRest(queue, restAfter(row, next));
    hasMoved.current = true;
    place.goOn();
    setSaid(t('runner.logged', { count: step.setNumber, next: nameOf(next) }));
  }

  function nameOf(step: SetRef | null): string {
    return rows.find(({ id }) => id === step?.rowId)?.name ?? '';
  }

  const actions: RowActions = {
    ...place,
    log,
    change(set: CompletedSet, values: SetValues): void {
      changeSet(queue, set, values);
      place.edit(null);
    },
    remove(set: CompletedSet): void {
      removeSet(queue, set);
      place.edit(null);
      setSaid(t('runner.removed', { count: set.setNumber }));
    },
    skip(row, why): void {
      skipRow(queue, row.id, why);
      hasMoved.current = true;
      place.goOn();
      setSaid(t('skip.said', { name: row.name }));
    },
    swap(row, instead): void {
      swapRow(queue, row.id, instead);
      clearDrafts(queue, row);
      setSaid(t('swap.said', { name: instead.name }));
    },
    takeBackSkip(row): void {
      takeBackSkip(queue, row.id);
      setSaid(t('swap.said', { name: row.name }));
      place.choose({ rowId: row.id, setNumber: 0 });
    },
    takeBackSwap(row): void {
      takeBackSwap(queue, row.id);
      clearDrafts(queue, row);
      setSaid(t('swap.said', { name: row.insteadOf ?? row.name }));
      place.choose({ rowId: row.id, setNumber: 0 });
    },
  };
  return { walk, active, editing, actions, said };
}

/** What was typed for one exercise is no start for another. */
function clearDrafts(queue: LocalWorkoutStore, { id, sets }: RunningRow): void {
  for (let setNumber = 1; setNumber <= (sets ?? 1) + 1; setNumber += 1)
    clearDraft(setDraft(queue.place, { rowId: id, setNumber }));
}
