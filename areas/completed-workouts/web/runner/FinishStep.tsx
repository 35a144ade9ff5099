import { Button, Textarea } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { readDraft, saveDraft } from '#shell/web/forms/drafts.ts';
import { minutesBetween } from '../../rules/figures.ts';
import { endOf, finish } from './actions.ts';
import { ClockSkewBanner } from './ClockSkewBanner.tsx';
import { EffortPicker } from './EffortPicker.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { RejectionBanner } from './RejectionBanner.tsx';
import classes from './Runner.module.css';
import { RunnerHeader } from './RunnerHeader.tsx';
import type { RunningStepProps } from './RunningStep.tsx';
import { ShortFigures } from './ShortFigures.tsx';
import { loggedSets, progress, runningRows } from './set-order.ts';

const maxCommentLength = 2000;
const forgottenMinutes = 60;

/** How it went, in three figures, one number and a few words. */
export function FinishStep({ queue, kept, sending, prescribed, place, begun }: RunningStepProps) {
  const t = useTexts('completed-workouts');
  const workout = prescribed.signed.prescription;
  const rows = runningRows(workout.rows, kept.rowChanges);
  const sets = loggedSets(kept);
  const { done, planned } = progress({ rows, sets });
  const { result, setResult } = useTypedResult(queue.workoutId);
  const finishedAt = endOf(queue);
  const isForgotten = minutesBetween(finishedAt, new Date().toISOString()) >= forgottenMinutes;

  function submit(event: FormEvent): void {
    event.preventDefault();
    finish(queue, result);
  }

  return (
    <>
      <RunnerHeader workout={workout} place={place}>
        <ProgressLine done={done} planned={planned} kept={kept} sending={sending} />
      </RunnerHeader>
      <form className={classes['work']} data-says-unreachable="true" onSubmit={submit}>
        <BackToSets />
        <RejectionBanner queue={queue} kept={kept} />
        <ClockSkewBanner aheadSeconds={kept.clockAheadSeconds} />
        <ShortFigures sets={sets} minutes={minutesBetween(begun.startedAt, finishedAt)} />
        <p className={classes['quiet']}>
          {[
            done < planned && t('finish.missing', { count: planned - done }),
            ...rows.flatMap(({ name, skip }) =>
              skip ? t('finish.skipped', { name, reason: t(`skip.reasons.${skip.reason}`) }) : [],
            ),
            isForgotten && t('finish.forgotten', { date: formatDate(finishedAt), time: formatTime(finishedAt) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <EffortPicker value={result.effort} onChange={(effort) => setResult({ ...result, effort })} />
        <Textarea
          label={t(place.client ? 'finish.commentInPerson' : 'finish.comment')}
          description={t('finish.commentHelp')}
          size="md"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={maxCommentLength}
          value={result.comment}
          onChange={(event) => setResult({ ...result, comment: event.currentTarget.value })}
        />
        <Button type="submit" size="xl" fullWidth disabled={done === 0}>
          {t('finish.save')}
        </Button>
        {done === 0 && <p className={classes['quiet']}>{t('finish.nothing')}</p>}
      </form>
    </>
  );
}

function BackToSets() {
  const t = useTexts('completed-workouts');
  return (
    <Link to="." search={{}} className={classes['back']}>
      <IconArrowLeft size={18} aria-hidden="true" />
      {t('finish.back')}
    </Link>
  );
}

export function finishDraft(workoutId: string): string {
  return `completed-workouts.finish.${workoutId}`;
}

interface Result extends Record<string, unknown> {
  effort: number | null;
  comment: string;
}

/** What is typed here outlives a reload and a look back at the sets. */
function useTypedResult(workoutId: string) {
  const draft = finishDraft(workoutId);
  const [result, setShown] = useState<Result>(() => ({ effort: null, comment: '', ...readDraft<Result>(draft) }));

  function setResult(next: Result): void {
    saveDraft(draft, next);
    setShown(next);
  }

  return { result, setResult };
}
