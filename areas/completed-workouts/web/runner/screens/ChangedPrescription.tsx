import { useEffect, useRef } from 'react';
import { setsToDo } from '#areas/programs/rules/rows.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { CompletedSet, PrescribedRow } from '../../../contract/set.ts';
import { countedSets } from '../../../rules/figures.ts';
import {
  hasNewNote,
  hasSameWork,
  type PrescriptionChange,
  prescriptionChanges,
} from '../../../rules/prescription-changes.ts';
import { remainingSets, type RunningRow } from '../../../rules/set-order.ts';
import { progressionPercentText } from '../../share-kg.ts';
import { workPieces } from '../../prescription-text.ts';
import type { Texts } from '../../text.ts';
import { useRunner } from '../runner-context.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import { stopText } from './stop-text.ts';
import classes from './Runner.module.css';
import { useLogging } from './use-logging.ts';

/** Delay of the message after the last change of the program, in ms. */
const settleMs = 4000;

/**
 * Says what the coach has changed in the program since the workout was begun, for the exercises that have sets to do, or more sets now. The
 * sets to do follow the program; another exercise does not, once the workout has a set. Says also that the coach took
 * the workout away, or paused its program, with the note of the pause.
 */
export function ChangedPrescription() {
  const t = useRunnerTexts();
  const { prescription, prescribed, rows } = useRunner();
  const { order } = useLogging();
  const { currentRows, replacedRows, isWithdrawn, pause } = prescribed;
  const skipped = new Set(rows.flatMap(({ id, skip }) => (skip ? id : [])));
  const toDo = new Set(remainingSets(order).map(({ rowId }) => rowId));
  function isToDo(change: PrescriptionChange): boolean {
    if (change.kind === 'added') return true;
    if (change.kind === 'removed' && !skipped.has(change.before.id)) return hasSetsLeft(change.before, order.sets);
    const hasMoreSets = change.kind === 'changed' && setsToDo(change.after) > setsToDo(change.before);
    return !skipped.has(change.before.id) && (hasMoreSets || toDo.has(change.before.id));
  }
  const textOf = (changes: readonly PrescriptionChange[]) =>
    changes
      .filter(isToDo)
      .map((change) => changeText(t, change))
      .join('; ');
  const changes = currentRows ? prescriptionChanges(prescription.rows, currentRows) : [];
  const isListed = (change: PrescriptionChange) => change.kind === 'changed' && isFollowed(change, rows);
  const before = replacedRows ? prescriptionChanges(replacedRows, prescription.rows) : [];
  const replaced = textOf([...before, ...changes.filter(isListed)]);
  const changed = textOf(changes.filter((change) => !isFollowed(change, rows)));
  const stop = stopText(t, prescribed);
  const notes = [
    stop,
    replaced && t('runner.planReplaced', { changes: replaced }),
    changed && t('runner.planChanged', { changes: changed }),
  ].flatMap((note) => note || []);
  const program = JSON.stringify([replacedRows, currentRows, isWithdrawn, pause]);
  const mustStop = stop !== null;
  const shown = useRef({ program, notes });

  // The notes are above the exercises, and may be out of sight when the coach changes the program. They change also with what is done. The
  // editor saves after each edited cell, so the message is debounced.
  const latest = useRef(notes);
  latest.current = notes;
  useEffect(() => {
    function tell(): void {
      for (const note of latest.current) if (!shown.current.notes.includes(note)) toast.info(note);
      shown.current = { program, notes: latest.current };
    }
    if (shown.current.program === program) return;
    if (mustStop) return tell();
    const timer = setTimeout(tell, settleMs);
    return () => clearTimeout(timer);
  }, [program, mustStop]);

  // What stops the client stays in sight: the header has it.
  return notes.filter((note) => note !== stop).map((note) => <Note key={note}>{note}</Note>);
}

/** What the program has now in place of an exercise that is still to do, at the exercise itself. */
export function ChangedRow({ row }: { row: RunningRow }) {
  const t = useRunnerTexts();
  const { prescription, prescribed } = useRunner();
  const changes = prescribed.currentRows ? prescriptionChanges(prescription.rows, prescribed.currentRows) : [];
  const change = changes.find((one) => one.kind !== 'added' && one.before.id === row.id);
  if (!change || change.kind === 'added' || change.kind === 'noted' || isFollowed(change, [row])) return null;
  const text =
    change.kind === 'removed'
      ? t('runner.rowChanges.removed')
      : t('runner.rowChanges.now', {
          after: change.kind === 'swapped' ? change.after.name : workText(t, change.after),
        });
  return <span className={classes['changed']}>{text}</span>;
}

/** Whether the sets to do are those of the program already, or the client has changed to its other exercise. */
function isFollowed(change: PrescriptionChange, rows: readonly RunningRow[]): boolean {
  if (change.kind === 'changed')
    return rows.some((row) => row.id === change.before.id && hasSameWork(row, change.after));
  if (change.kind !== 'swapped') return false;
  return rows.some(({ id, exerciseId }) => id === change.before.id && exerciseId === change.after.exerciseId);
}

function workText(t: Texts, row: PrescribedRow): string {
  return workPieces(t, row, progressionPercentText(row)).join(' · ') || t('set.free');
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className={classes['note']}>
      {children}
    </p>
  );
}

function changeText(t: Texts, change: PrescriptionChange): string {
  switch (change.kind) {
    case 'swapped':
      return `${change.before.name} → ${change.after.name}`;
    case 'changed': {
      const [before, after] = [workText(t, change.before), workText(t, change.after)];
      const text = t('runner.changes.changed', { name: change.after.name, before, after });
      return hasNewNote(change.before, change.after) ? `${text} «${change.after.info}»` : text;
    }
    case 'noted':
      return t('runner.changes.noted', { name: change.after.name, note: change.after.info });
    case 'added':
      return t('runner.changes.added', { name: change.after.name });
    case 'removed':
      return t('runner.changes.removed', { name: change.before.name });
  }
}

/** An exercise that was taken out has no sets to do: it is named when some of those before were not done. */
function hasSetsLeft(row: PrescribedRow, sets: readonly CompletedSet[]): boolean {
  return countedSets(sets.filter(({ rowId }) => rowId === row.id)).length < setsToDo(row);
}
