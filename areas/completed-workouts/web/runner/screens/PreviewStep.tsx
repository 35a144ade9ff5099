import { Button } from '@mantine/core';
import { IconInfoCircle, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { HealthConsentBanner, useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import { formatPastDayOf } from '../../past-day.ts';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { shellText, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { ExerciseHistory } from '../../../contract/exercise-history.ts';
import { workingSets } from '../../../rules/figures.ts';
import { compareSetNumbers } from '../../../rules/set-numbers.ts';
import { labelOf, type RunningRow } from '../../../rules/set-order.ts';
import { Pieces } from '../../Pieces.tsx';
import { confirmEarlyStart } from '../../early-start.ts';
import { shareNote } from '../../share-kg.ts';
import { prescriptionText, warmUpLine } from '../../prescription-text.ts';
import { setText } from '../../text.ts';
import { begin } from '../local-store/begin.ts';
import { hasExerciseDetails, historyOf, useRunner } from '../runner-context.ts';
import { NotificationPrompt } from '../timers/NotificationPrompt.tsx';
import { unlockAudio } from '../timers/alerts.ts';
import classes from './Block.module.css';
import { shownLastTime } from '../set-form/proposal-of.ts';
import { BlockList } from './BlockList.tsx';
import { ExerciseSheet } from './ExerciseSheet.tsx';
import { HealthWarnings } from './HealthWarnings.tsx';
import { PainNote } from './PainNote.tsx';
import { ProgramInfo } from './ProgramInfo.tsx';
import runner from './Runner.module.css';
import { RunnerHeader } from './RunnerHeader.tsx';

/** Step that shows the workout before it is begun, and in the view of a client, where it cannot be begun. */
export function PreviewStep() {
  const t = useTexts('completed-workouts');
  const { store, prescription, prescribed, client } = useRunner();
  const isView = isClientView();
  const isWithdrawn = useOwnHealthConsentWithdrawn({ clientId: client?.id ?? null }) && !isView;
  const { lastDone, earlyStart } = prescribed;
  const { timeZone } = useMe();

  /** Before the start of its program a workout is begun after a confirmation, as on the start page. */
  async function start(): Promise<void> {
    unlockAudio();
    const isEarly = earlyStart && earlyStart.startsOn > todayIn(timeZone);
    if (!isEarly || (await confirmEarlyStart(t, { ...prescription, date: earlyStart.date }))) begin(store);
  }

  return (
    <>
      <RunnerHeader />
      <div className={runner['work']} data-says-unreachable="true">
        {isView && <Banner tone="info">{shellText('problems.read_only')}</Banner>}
        {isWithdrawn && <HealthConsentBanner text={t('runner.consentWithdrawn')} link={t('today.toConsents')} />}
        <HealthWarnings />
        {lastDone && (
          <Banner
            tone="info"
            actions={client === null && <ResultLink completedWorkoutId={lastDone.completedWorkoutId} />}
          >
            {t('runner.doneBefore', { day: formatPastDayOf(lastDone) })}
            {lastDone.isChangedSince && ` ${t('runner.changedSince')}`}
          </Banner>
        )}
        <ProgramInfo isOpen />
        {prescription.info && <p className={runner['note']}>{prescription.info}</p>}
        {!isView && !isWithdrawn && <NotificationPrompt />}
        <BlockList>{(row) => <RowPreview key={row.id} row={row} />}</BlockList>
      </div>
      <div className={runner['dock']}>
        <Button
          size="lg"
          fullWidth
          disabled={isView || isWithdrawn}
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
          onClick={() => void start()}
        >
          {t(lastDone ? 'runner.startAgain' : 'runner.start')}
        </Button>
      </div>
    </>
  );
}

function ResultLink({ completedWorkoutId }: { completedWorkoutId: string }) {
  const t = useTexts('completed-workouts');
  return (
    <LinkAnchor to="/my/completed-workouts/$completedWorkoutId" params={{ completedWorkoutId }} size="sm">
      {t('runner.openResult')}
    </LinkAnchor>
  );
}

function RowPreview({ row }: { row: RunningRow }) {
  const t = useTexts('completed-workouts');
  const open = useRunner();
  const { prescribed } = open;
  const [showsDetails, setShowsDetails] = useState(false);
  const last = shownLastTime(open, { row, history: historyOf(prescribed, row.exerciseId) });

  return (
    <div className={classes['row']}>
      <div className={classes['rowHead']}>
        <span className={classes['label']}>{labelOf(row)}</span>
        <span className={classes['content']}>
          <h2>{row.name}</h2>
          <Pieces parts={prescriptionText(t, row, shareNote(t, row, prescribed))} />
        </span>
        {hasExerciseDetails(prescribed, row) && (
          <button
            type="button"
            className={classes['headAction']}
            aria-label={t('details.of', { name: row.name })}
            onClick={() => setShowsDetails(true)}
          >
            <IconInfoCircle size={22} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={classes['rowBody']}>
        <PainNote row={row} />
        {row.warmUp && <p className={classes['last']}>{warmUpLine(t, row)}</p>}
        {row.info && <p className={classes['note']}>{row.info}</p>}
        {last && <LastPerformance performance={last} />}
      </div>
      {showsDetails && <ExerciseSheet row={row} onClose={() => setShowsDetails(false)} />}
    </div>
  );
}

/** The last performance without warm-ups: `Ultima volta, 3 giorni fa: 77,5 kg × 10 · 77,5 kg × 9`. */
function LastPerformance({ performance }: { performance: ExerciseHistory['performances'][number] }) {
  const t = useTexts('completed-workouts');
  const working = workingSets(performance.sets).toSorted(compareSetNumbers);
  return (
    <p className={classes['last']}>
      {t('runner.lastTimeWas', { day: formatPastDayOf(performance) })}{' '}
      <Pieces parts={working.map((set) => setText(t, { ...set, rir: null, rpe: null }))} />
    </p>
  );
}
