import { useState } from 'react';
import { z } from 'zod';
import type { Subject } from '#shell/web/api/subject.ts';
import { formatDate, formatNumber, formatTime } from '#shell/web/texts/formats.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ArrivedBanner } from '#shell/web/widgets/ArrivedBanner.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import type { Comment, CompletedWorkout, Shares } from '../../contract/workout.ts';
import { withLoadsPerHand } from '../../rules/loads-per-hand.ts';
import { countedSets, shownDuration, workingSets } from '../../rules/figures.ts';
import type { Mention } from '../comments/CommentLine.tsx';
import { CommentThread } from '../comments/CommentThread.tsx';
import type { Texts } from '../text.ts';
import { workStat } from '../work-stat.ts';
import { type ComparedRow, comparedRows, orphanedRows } from './compare.ts';
import classes from './Comparison.module.css';
import { ComparisonContext, useComparison } from './comparison-context.ts';
import { authorText } from './CorrectionText.tsx';
import { OrphanedRow, RowComparison } from './RowComparison.tsx';
import { SetDrawer } from './SetDrawer.tsx';
import { setName } from './set-text.ts';

const Params = z.object({
  /** The set whose drawer is open. */
  set: z.uuid().optional(),
  /** Whether the application navigated to the page without a click, because another device finished the workout. */
  unattended: z.boolean().optional(),
});

interface WorkoutComparisonProps {
  subject: Subject;
  workout: CompletedWorkout;
  shares: Shares | undefined;
  /** Whether the workout was loaded since the page was opened. */
  isFresh: boolean;
}

/** Prescribed and done, exercise by exercise, with the comments of coach and client. */
export function WorkoutComparison({ subject, workout, shares, isFresh }: WorkoutComparisonProps) {
  const t = useTexts('completed-workouts');
  const [{ set: openSetId, unattended = false }, setParams] = useSearchParams(Params);
  const [isToComment, setIsToComment] = useState(false);
  const { comment, commentAuthor, clientName } = workout;
  const [arrivedAt, setShown] = useArrivedFeedback(workout, { isFresh, isAttended: !unattended });
  const rows = comparedRows(workout, shares);
  const summary = summaryOf(t, rows);

  function openSet(set: string, { toComment } = { toComment: false }): void {
    setIsToComment(toComment);
    setParams({ set });
  }

  return (
    <ComparisonContext value={{ subject, workout, openSet, arrivedAt }}>
      {arrivedAt && (
        // The thread of comments then marks it as read, as at the opening.
        <ArrivedBanner
          text={t('comments.arrived')}
          markRead={t('comments.markRead')}
          onMarkRead={() => setShown(arrivedAt)}
        />
      )}
      {!workout.skip && <WorkoutStats workout={workout} />}
      <TimesCorrectionText />
      {comment && (
        <figure className={classes['comment']}>
          <figcaption>
            {subject.clientId || commentAuthor
              ? t('comparison.comment', { name: commentAuthor ?? clientName })
              : t('comparison.ownComment')}
          </figcaption>
          <blockquote>{comment}</blockquote>
        </figure>
      )}
      {workout.source === 'forma' && summary && <p className={classes['summary']}>{summary}</p>}
      {rows.map((compared) => (
        <RowComparison key={compared.row.id} compared={compared} />
      ))}
      {orphanedRows(workout).map((sets) => (
        <OrphanedRow key={sets[0]?.rowId} sets={sets} />
      ))}
      <CommentList />
      <SetDrawer setId={openSetId} isToComment={isToComment} onClose={() => setParams({ set: undefined })} />
    </ComparisonContext>
  );
}

/**
 * The feedback at the opening of the page is marked as read by showing it, when a person opened it; other feedback is returned until it is
 * marked.
 */
function useArrivedFeedback(
  { newFeedbackAt }: CompletedWorkout,
  { isFresh, isAttended }: { isFresh: boolean; isAttended: boolean },
) {
  const [shown, setShown] = useState<string | null | undefined>(isAttended ? undefined : null);
  if (isFresh && shown === undefined) setShown(newFeedbackAt);
  return [shown === undefined || newFeedbackAt === shown ? null : newFeedbackAt, setShown] as const;
}

/** `3 esercizi come previsto · 1 sotto · 1 non fatto`. */
function summaryOf(t: Texts, rows: readonly ComparedRow[]): string {
  const verdicts = [
    'as_prescribed',
    'more',
    'mixed',
    'less',
    'swapped',
    'uncompared',
    'skipped',
    'not_done',
    'taken_out',
    'added',
  ] as const;
  return verdicts
    .map((verdict) => ({ verdict, count: rows.filter((row) => row.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => t(`comparison.summary.${verdict}`, { count }))
    .join(' · ');
}

/** Numbers of a workout. Warm-ups count neither as sets nor in the volume, drops in the volume only. */
function WorkoutStats({ workout }: { workout: CompletedWorkout }) {
  const t = useTexts('completed-workouts');
  const { subject } = useComparison();
  const { sets, startedAt, finishedAt, trainedSeconds, effort } = workout;
  const isKnown = finishedAt !== null && trainedSeconds !== null;
  const duration = isKnown ? shownDuration({ startedAt, finishedAt }, trainedSeconds) : null;
  const working = workingSets(withLoadsPerHand(sets, workout));
  const warmUps = sets.length - working.length;

  function durationNote() {
    if (finishedAt !== null && duration === null) return t('figures.notRecorded');
    return duration?.isShortened && t('figures.withoutPauses');
  }

  return (
    <StatGroup
      stats={[
        {
          label: t('figures.sets'),
          value: formatNumber(countedSets(sets).length),
          note: warmUps > 0 && t('detail.warmUps', { count: warmUps }),
        },
        workStat(t, working),
        {
          label: t('figures.duration'),
          value: duration === null ? '–' : t('figures.min', { minutes: formatNumber(duration.minutes) }),
          note: durationNote(),
        },
        {
          label: t('figures.effort'),
          value: effort === null ? '–' : t('figures.ofTen', { effort }),
          note: effortNote(t, workout, { isOwn: subject.clientId === null }),
        },
      ]}
    />
  );
}

/** When day or duration were corrected, by whom, and what was recorded: `Giorno e durata corretti il …, da te. Prima: …`. */
function TimesCorrectionText() {
  const t = useTexts('completed-workouts');
  const { subject, workout } = useComparison();
  const { timesCorrection, timeZone } = workout;
  if (!timesCorrection) return null;
  const { startedAt, trainedSeconds, author, correctedAt } = timesCorrection;
  const at = (instant: string) => t('at', { date: formatDate(instant, timeZone), time: formatTime(instant, timeZone) });
  const minutes = trainedSeconds === null ? null : formatNumber(Math.round(trainedSeconds / 60));
  const duration = minutes === null ? t('figures.durationNotRecorded') : t('figures.min', { minutes });
  return (
    <p className={classes['summary']}>
      {t('correction.timesChanged', {
        at: at(correctedAt),
        by: authorText(t, author, { isOwn: subject.clientId === null }),
        before: `${at(startedAt)}, ${duration}`,
      })}
    </p>
  );
}

/** Who corrected the effort, or which professional chose it. */
function effortNote(
  t: Texts,
  { effort, effortAuthor, isEffortCorrected }: CompletedWorkout,
  { isOwn }: { isOwn: boolean },
): string | null {
  if (isEffortCorrected) return t('figures.effortCorrected', { by: authorText(t, effortAuthor, { isOwn }) });
  return effort !== null && effortAuthor ? t('figures.chosenBy', { name: effortAuthor }) : null;
}

/** All comments on the workout; those on a set link to it. */
function CommentList() {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const { subject, workout, openSet } = useComparison();
  const { comments, sets } = workout;
  const thread = <CommentThread comments={comments} mention={mention} />;

  function mention({ rowId, setNumber }: Comment): Mention | null {
    const name = setName(t, workout, { rowId, setNumber });
    if (name === null) return null;
    const set = sets.find((one) => one.rowId === rowId && one.setNumber === setNumber);
    return { name, open: set ? () => openSet(set.id) : null };
  }

  // The thread alone marks the feedback of the client as read.
  if (comments.length === 0 && !may('create chats')) return thread;
  return (
    <Section
      title={t('comments.title')}
      subtitle={comments.length === 0 ? t(subject.clientId ? 'comments.empty' : 'comments.emptyOwn') : null}
    >
      {thread}
    </Section>
  );
}
