import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { timerFor } from '../../rules/measures.ts';
import { timeText } from '../text.ts';
import { TimerButton } from './TimerButton.tsx';
import { EffortChips } from './EffortChips.tsx';
import { hasEffortField } from './set-fields.ts';
import { SetNumberFields } from './SetNumberFields.tsx';
import { ReferenceValues } from './ReferenceValues.tsx';
import { useRunning } from './runner-context.ts';
import classes from './SetPanel.module.css';
import { SetTools } from './SetTools.tsx';
import type { SetPanelProps } from './set-panel-props.ts';
import { setDraft } from './set-order.ts';
import { useSetTimer } from './use-clock.ts';
import { useSetForm } from './use-set-form.ts';

/** The set whose turn it is: filled in before, one tap away from done. */
export function SetPanel(props: SetPanelProps) {
  const { row, setNumber, title, edit } = props;
  const t = useTexts('completed-workouts');
  const { prescribed } = useRunning();
  const formId = useId();
  const of = useSetForm({ ...props, settings: prescribed.settings, draft: useDraft(props) });
  const [clockTime, setClockTime] = useState<number | null>(null);
  const clock = useSetTimer({ rowId: row.id, setNumber }, (seconds) => {
    of.takeTime(seconds);
    setClockTime(seconds);
  });
  const clockKind = edit ? null : timerFor(row);
  const [padFor, setPadFor] = useState<string | null>(null);

  return (
    <form
      id={formId}
      className={classes['panel']}
      data-panel="true"
      data-pad={padFor !== null}
      noValidate
      onSubmit={(event) => of.submit(event, clock.take())}
      aria-label={title}
    >
      <p className={classes['head']}>
        <strong>{title}</strong>
        {of.entry.isWarmUp && <span>{t('runner.warmUp')}</span>}
      </p>
      {!edit && <ReferenceValues {...props} shows={of.shows} onTake={of.take} />}
      <VisuallyHidden role="status">
        {clockTime !== null && t('clock.taken', { time: timeText(clockTime) })}
      </VisuallyHidden>
      {clockKind && <TimerButton kind={clockKind} clock={clock} />}
      <SetNumberFields form={of} row={row} formId={formId} padFor={padFor} setPadFor={setPadFor} />
      {hasEffortField(row.type) && (
        <EffortChips scale={prescribed.settings.effort} value={of.entry.effort} onChange={of.setEffort} />
      )}
      <SetTools {...props} form={of} />
      <Button type="submit" size="xl" fullWidth leftSection={<IconCheck size={22} aria-hidden="true" />}>
        {t(edit ? 'runner.saveSet' : 'runner.done')}
      </Button>
      {edit && (
        <div className={classes['edit']}>
          <Button variant="default" size="md" onClick={edit.onCancel}>
            {t('runner.cancelEdit')}
          </Button>
          <Button variant="subtle" color="red.9" size="md" className={classes['remove']} onClick={edit.onRemove}>
            {t('runner.removeSet')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** A set that is logged already shows what was logged. */
function useDraft({ row, setNumber, edit }: SetPanelProps): string | undefined {
  const { queue } = useRunning();
  return edit ? undefined : setDraft(queue.place, { rowId: row.id, setNumber });
}
