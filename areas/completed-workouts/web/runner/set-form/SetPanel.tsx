import { formatSetTime } from '#shell/web/texts/formats.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet, SetMeasurements } from '../../../contract/set.ts';
import { isHandUnsaid } from '../../../rules/loads-per-hand.ts';
import { timerFor } from '../../../rules/measures.ts';
import type { SetValues } from '../../../rules/prefill.ts';
import type { Proposal } from '../../../rules/progression/proposal.ts';
import { isDrop } from '../../../rules/set-numbers.ts';
import { expectsLoad, isPrescribedWarmUp, type RunningRow } from '../../../rules/set-order.ts';

import { changeDraftKey, setDraftKey } from '../drafts.ts';
import { testedMaximumOf, useRunner } from '../runner-context.ts';
import { TimerButton } from '../timers/TimerBar.tsx';
import { useSetTimer } from '../timers/use-set-timer.ts';
import { useLogging } from '../screens/use-logging.ts';
import { EffortChips } from './EffortChips.tsx';
import { LoggedElsewhere } from './LoggedElsewhere.tsx';
import { ReferenceValues } from './ReferenceValues.tsx';
import { hasEffortField } from './set-fields.ts';
import { SetNumberFields } from './SetNumberFields.tsx';
import classes from './SetPanel.module.css';
import { SetTools } from './SetTools.tsx';
import { questionOf } from './set-question.ts';
import { useSetForm } from './use-set-form.ts';

interface SetPanelProps {
  row: RunningRow;
  setNumber: number;
  /** Title such as `Serie 2 di 4`, which does not count warm-ups. */
  title: string;
  initial: SetValues;
  /** The same working set of the last performance. */
  last: SetMeasurements | null;
  proposal: Proposal;
  /** The working set before this one in this workout. */
  before: SetMeasurements | null;
  /** `shownNote` is the note with which the form began. */
  onDone: (values: SetValues, shownNote: string) => void;
  /** Actions on a set that is logged already; undefined for a new set. */
  edit?: { onRemove: () => void; onCancel: () => void };
  /** The set as another device logged it after something was typed here; `onKeep` gets the typed note. */
  elsewhere?: { set: CompletedSet; onKeep: (note: string) => void } | undefined;
  /** Closes the form of a set that was not done. */
  onCancel?: (() => void) | undefined;
}

/** Form of the current set, prefilled so that one tap logs it. */
export function SetPanel({
  row,
  setNumber,
  title,
  initial,
  last,
  proposal,
  before,
  onDone,
  edit,
  elsewhere,
  onCancel = edit?.onCancel,
}: SetPanelProps) {
  const t = useTexts('completed-workouts');
  const { store, prescribed } = useRunner();
  const { isJustMoved } = useLogging();
  const [isCorrection, current] = [store.isCorrection, prescribed.settings];
  const settings = edit ? { ...current, effort: scaleOf(initial, current) } : current;
  const formId = useId();
  const set = { rowId: row.id, setNumber };
  const isWarmUpOfRow = isPrescribedWarmUp(set);
  const isWorkingSet = !isWarmUpOfRow && !isDrop(set);
  const done = [before ?? [], last ?? [], edit ? initial : []].flat();
  const button = t(elsewhere ? 'runner.saveMine' : edit || isCorrection ? 'runner.saveSet' : 'runner.done');
  const form = useSetForm({
    row,
    settings,
    initial,
    isLoggedElsewhere: elsewhere !== undefined,
    draft: edit && !isCorrection ? changeDraftKey(store, set) : setDraftKey(store, set),
    questionOf: (values) =>
      questionOf(t, values, {
        ...{ row, set, done, proposal, button },
        maximumKg: isCorrection ? null : testedMaximumOf(prescribed, row.exerciseId),
        expectsLoad: !edit && expectsLoad(row, done),
      }),
    onDone,
  });
  const [timedSeconds, setTimedSeconds] = useState<number | null>(null);
  const timer = useSetTimer(set, (seconds) => {
    form.takeTime(seconds);
    setTimedSeconds(seconds);
  });
  const exerciseTimer = edit || isCorrection ? null : timerFor(row);
  const [openPad, setOpenPad] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isJustMoved()) form.submit(event, timer.take());
  }

  function keep(): void {
    if (isJustMoved()) return;
    timer.take();
    elsewhere?.onKeep(form.entry.note.trim());
  }

  return (
    <form
      id={formId}
      className={classes['panel']}
      data-panel="true"
      data-pad={openPad !== null}
      noValidate
      onSubmit={submit}
      aria-label={title}
    >
      <p className={classes['head']}>
        <strong>{title}</strong>
        {form.entry.isWarmUp && !isWarmUpOfRow && <span>{t('runner.warmUp')}</span>}
      </p>
      {!edit && (
        <ReferenceValues {...{ row, last, proposal, before }} isShown={form.isShown} onTake={form.takeMeasurements} />
      )}
      <VisuallyHidden role="status">
        {timedSeconds !== null && t('clock.taken', { time: formatSetTime(timedSeconds) })}
      </VisuallyHidden>
      {exerciseTimer && <TimerButton exerciseTimer={exerciseTimer} timer={timer} />}
      <SetNumberFields form={form} row={row} formId={formId} openPad={openPad} setOpenPad={setOpenPad} />
      {isHandUnsaid(row) && form.fields.some(({ kind }) => kind === 'weight') && (
        <p className={classes['hint']}>{t('entry.handUnsaid')}</p>
      )}
      {form.question && (
        <p role="alert" className={classes['question']}>
          {form.question.text}
        </p>
      )}
      {hasEffortField(row) && isWorkingSet && (
        <EffortChips scale={settings.effort} value={form.entry.effort} onChange={form.setEffort} />
      )}
      <SetTools form={form} row={row} set={set} before={before} />
      {elsewhere && <LoggedElsewhere set={elsewhere.set} />}
      <Button type="submit" size="xl" fullWidth leftSection={<IconCheck size={22} aria-hidden="true" />}>
        {button}
      </Button>
      {elsewhere && (
        <Button variant="default" size="lg" fullWidth onClick={keep}>
          {t(form.entry.note.trim() === '' ? 'runner.keepLogged' : 'runner.keepLoggedWithNote')}
        </Button>
      )}
      {onCancel && <CancelButtons onCancel={onCancel} onRemove={edit?.onRemove} />}
    </form>
  );
}

function CancelButtons({ onCancel, onRemove }: { onCancel: () => void; onRemove: (() => void) | undefined }) {
  const t = useTexts('completed-workouts');
  return (
    <div className={classes['edit']}>
      <Button variant="default" size="md" onClick={onCancel}>
        {t('runner.cancelEdit')}
      </Button>
      {onRemove && (
        <Button variant="subtle" color="red.9" size="md" className={classes['remove']} onClick={onRemove}>
          {t('runner.removeSet')}
        </Button>
      )}
    </div>
  );
}

/** The scale on which a logged set was rated, which the coach may have changed since. */
function scaleOf(
  { rir, rpe }: SetMeasurements,
  { effort }: Pick<ProgramSettings, 'effort'>,
): ProgramSettings['effort'] {
  if (rir !== null) return 'rir';
  return rpe === null ? effort : 'rpe';
}
