import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconPlayerSkipForward } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { totalsOf } from '../../../rules/totals.ts';
import { AutoText } from '#shell/web/documents/AutoText.tsx';
import { useContent, useEditor, useIds } from '../context.tsx';
import { setWorkout } from '../edits/workouts.ts';
import { focusAddRow } from '../grid/move-focus.ts';
import { findWorkout } from '../state/program-index.ts';
import classes from './WorkoutText.module.css';

export function WorkoutTitle({ workoutId, className = '' }: { workoutId: string; className?: string | undefined }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const title = useContent(({ weeks }) => findWorkout(weeks, workoutId)?.workout.title ?? '');

  return (
    <AutoText
      isOneLine
      className={className}
      aria-label={t('workout.title')}
      placeholder={t('workout.titleExample')}
      maxLength={120}
      value={title}
      title={title}
      onChange={(event) => setWorkout(editor.store, workoutId, { title: event.currentTarget.value })}
      onKeyDown={(event) => event.key === 'Enter' && focusAddRow(editor, workoutId)}
    />
  );
}

/** Number of sets of the workout, and in a copy whether the client has begun it or the day on which it was finished or skipped. */
export function SetCount({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const count = useContent(({ weeks }) => {
    const location = findWorkout(weeks, workoutId);
    return location ? totalsOf([location.workout]).sets : 0;
  });
  return (
    <>
      <WorkoutState workoutId={workoutId} />
      <span className={classes['sets']}>{t('sets', { count })}</span>
    </>
  );
}

function WorkoutState({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const { training } = useEditor();
  const { done, begun } = training.use();
  const rowIds = useIds(({ weeks }) => findWorkout(weeks, workoutId)?.workout.exercises);
  const rows = rowIds.flatMap((id) => done.get(id) ?? []);
  const last = rows.toSorted((one, other) => Date.parse(one.finishedAt) - Date.parse(other.finishedAt)).at(-1);
  if (begun.has(workoutId)) return <BegunMark />;
  if (!last) return null;
  const isSkipped = rows.every(({ sets }) => sets.length === 0);
  const text = t(isSkipped ? 'workout.skipped' : 'workout.done', {
    date: formatShortDate(last.finishedOn),
  });
  const Icon = isSkipped ? IconPlayerSkipForward : IconCircleCheckFilled;
  return (
    <span className={classes['state']} data-skipped={isSkipped} title={text}>
      <Icon size={18} aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** A begun workout keeps its prescription; the client reads what is changed in it. */
function BegunMark() {
  const t = useTexts('programs');
  return (
    <span className={classes['begun']} title={t('workout.begunHint')}>
      {t('workout.begun')}
      <VisuallyHidden>{`: ${t('workout.begunHint')}`}</VisuallyHidden>
    </span>
  );
}

/** The same for a touch screen, where no title is shown. */
export function BegunHint({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const { begun } = useEditor().training.use();
  return begun.has(workoutId) ? <p className={classes['hint']}>{t('workout.begunHint')}</p> : null;
}
