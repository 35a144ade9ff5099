import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import { minutesBetween } from '../../../rules/figures.ts';
import type { SkipReason } from '../../../contract/set.ts';
import { progress, type RunningRow } from '../../../rules/set-order.ts';
import { doubleTapMs } from '../double-tap.ts';
import { finishDraftKey, typedSetsOf } from '../drafts.ts';
import { useDraft } from '#shell/web/forms/use-draft.ts';
import type { EndReport } from '../local-store/finish.ts';
import { type Begun, loggedSets } from '../local-store/local-workout-store.ts';
import { finish, finishTime, skipRow } from '../local-store/log.ts';
import { useRunner } from '../runner-context.ts';
import { Banners } from './Banners.tsx';
import classes from './Runner.module.css';
import { EndComment } from './EndComment.tsx';
import { RunnerHeader } from './RunnerHeader.tsx';
import { EffortPicker } from './EffortPicker.tsx';
import { PainCheckbox } from './PainCheckbox.tsx';
import { WorkoutStats } from './WorkoutStats.tsx';

const forgottenMinutes = 60;

const noResult: EndReport = { effort: null, comment: '', hasPainAtEnd: false };

/** Step with effort, pain and comment, before the workout is finished. */
export function FinishStep({ begun }: { begun: Begun }) {
  const t = useRunnerTexts();
  const { store, workout, rows } = useRunner();
  const sets = loggedSets(workout);
  const { done, planned, skipped } = progress({ rows, sets });
  const missing = planned - done - skipped;
  const [result, setResult] = useDraft(finishDraftKey(store), () => noResult);
  const hasLogged = sets.length > 0 || rows.some(({ skip }) => skip);
  // Without any set the exercises are those that the pain prevented.
  const stopsForPain = !hasLogged && rows.length > 0 && result.hasPainAtEnd === true;
  const mayFinish = hasLogged || stopsForPain;
  const finishedAt = finishTime(store);
  const isForgotten = minutesBetween(finishedAt, new Date().toISOString()) >= forgottenMinutes;
  const { isAsking, ask } = usePainQuestion(result);
  const typed = rows.filter(({ id, skip }) => !skip && typedSetsOf(store, id).length > 0);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (ask(event.currentTarget)) return;
    if (stopsForPain) for (const { id } of rows) skipRow(store, id, { reason: 'pain', note: '' });
    finish(store, result);
  }

  return (
    <>
      <RunnerHeader progress={{ done, planned }} />
      <form className={classes['work']} data-says-unreachable="true" onSubmit={submit}>
        <Link to="." search={{}} className={classes['back']}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {t('finish.back')}
        </Link>
        <Banners />
        <WorkoutStats sets={sets} times={{ startedAt: begun.startedAt, finishedAt }} />
        <p className={classes['quiet']}>
          {[
            typed.length > 0 && t('finish.typed', { name: typed.map(({ name }) => name).join(', ') }),
            mayFinish && missing > 0 && t('finish.missing', { count: missing }),
            ...skippedNames(rows).map(([reason, names]) =>
              t('finish.skipped', { name: names.join(', '), reason: t(`skip.because.${reason}`) }),
            ),
            isForgotten && t('finish.forgotten', { date: formatDate(finishedAt), time: formatTime(finishedAt) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <EffortPicker value={result.effort} onChange={(effort) => setResult({ ...result, effort })} />
        <PainCheckbox value={result.hasPainAtEnd} onChange={(hasPainAtEnd) => setResult({ ...result, hasPainAtEnd })} />
        <EndComment
          hasPain={result.hasPainAtEnd}
          value={result.comment}
          onChange={(comment) => setResult({ ...result, comment })}
        />
        {isAsking && (
          <p role="alert" className={classes['question']}>
            {t('finish.painQuestion')}
          </p>
        )}
        <Button type="submit" size="xl" fullWidth disabled={!mayFinish}>
          {t(isAsking ? 'finish.saveWithout' : 'finish.save')}
        </Button>
        {!mayFinish && (
          <p className={classes['quiet']}>{t(rows.length > 0 ? 'finish.nothing' : 'finish.nothingAdded')}</p>
        )}
      </form>
    </>
  );
}

/** Asks once where and when it hurt, when pain is reported without a comment. */
function usePainQuestion({ hasPainAtEnd, comment }: EndReport) {
  const isOpen = hasPainAtEnd === true && comment.trim() === '';
  const [wasAsked, setWasAsked] = useState(false);
  const askedAt = useRef(0);

  /** Returns whether the question keeps the workout from being saved now. */
  function ask(form: HTMLFormElement): boolean {
    if (!isOpen) return false;
    // The second tap of a double tap is no answer.
    if (wasAsked) return performance.now() - askedAt.current < doubleTapMs;
    askedAt.current = performance.now();
    setWasAsked(true);
    form.querySelector<HTMLElement>('[name=comment]')?.focus();
    return true;
  }

  return { isAsking: isOpen && wasAsked, ask };
}

/** The names of the skipped exercises, by reason. */
function skippedNames(rows: readonly RunningRow[]): [SkipReason, string[]][] {
  const names = new Map<SkipReason, string[]>();
  for (const { name, skip } of rows) if (skip) names.set(skip.reason, [...(names.get(skip.reason) ?? []), name]);
  return [...names];
}
