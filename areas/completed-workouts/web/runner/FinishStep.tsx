import { Button, Textarea } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { date, time } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { readDraft, saveDraft } from '#shell/web/widgets/drafts.ts';
import { minutesBetween } from '../../rules/figures.ts';
import { endOf, finish } from './actions.ts';
import { EffortPicker } from './EffortPicker.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import classes from './Runner.module.css';
import { RunnerHead } from './RunnerHead.tsx';
import { ShortFigures } from './ShortFigures.tsx';
import type { RunningStepProps } from './RunningStep.tsx';
import { liveSets, progress } from './state.ts';

const longestComment = 2000;
const forgottenMinutes = 60;

/** How it went, in three figures, one number and a few words. */
export function FinishStep({ queue, kept, sending, workout, begun }: RunningStepProps) {
  const t = useTexts('completed-workouts');
  const sets = liveSets(kept);
  const { done, planned } = progress({ rows: workout.rows, sets });
  const { result, setResult } = useResult(queue.workoutId);
  const finishedAt = endOf(queue);
  const isForgotten = minutesBetween(finishedAt, new Date().toISOString()) >= forgottenMinutes;

  function submit(event: FormEvent): void {
    event.preventDefault();
    finish(queue, result);
  }

  return (
    <>
      <RunnerHead workout={workout}>
        <ProgressLine done={done} planned={planned} kept={kept} sending={sending} />
      </RunnerHead>
      <form className={classes['work']} data-says-unreachable="true" onSubmit={submit}>
        <BackToSets />
        <ShortFigures sets={sets} minutes={minutesBetween(begun.startedAt, finishedAt)} />
        <p className={classes['quiet']}>
          {[
            done < planned && t('finish.missing', { count: planned - done }),
            isForgotten && t('finish.forgotten', { date: date(finishedAt), time: time(finishedAt) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <EffortPicker value={result.effort} onChange={(effort) => setResult({ ...result, effort })} />
        <Textarea
          label={t('finish.comment')}
          description={t('finish.commentHelp')}
          size="md"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={longestComment}
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

/** What is typed here outlives a reload and a look back at the sets. */
function useResult(workoutId: string) {
  const draft = finishDraft(workoutId);
  const [result, setShown] = useState<{ effort: number | null; comment: string }>(() => ({
    effort: null,
    comment: '',
    ...readDraft<{ effort: number | null; comment: string }>(draft),
  }));

  function setResult(next: typeof result): void {
    saveDraft(draft, next);
    setShown(next);
  }

  return { result, setResult };
}
