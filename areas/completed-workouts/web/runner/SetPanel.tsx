import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clockOf } from '../../rules/measures.ts';
import { timeWords } from '../words.ts';
import { ClockButton } from './ClockButton.tsx';
import { EffortChips } from './EffortChips.tsx';
import { asksEffort } from './entry.ts';
import { Numbers } from './Numbers.tsx';
import { References } from './References.tsx';
import { useRunning } from './runner-context.ts';
import classes from './SetPanel.module.css';
import { SetTools } from './SetTools.tsx';
import type { SetPanelProps } from './set-panel-props.ts';
import { setDraft } from './state.ts';
import { useSetClock } from './use-clock.ts';
import { useEntry } from './use-entry.ts';

/** The set whose turn it is: filled in before, one tap away from done. */
export function SetPanel(props: SetPanelProps) {
  const { row, setNumber, title, edit } = props;
  const t = useTexts('completed-workouts');
  const { prescribed } = useRunning();
  const formId = useId();
  const of = useEntry({ ...props, settings: prescribed.settings, draft: useDraft(props) });
  const [clockTime, setClockTime] = useState<number | null>(null);
  const clock = useSetClock({ rowId: row.id, setNumber }, (seconds) => {
    of.takeTime(seconds);
    setClockTime(seconds);
  });
  const clockKind = edit ? null : clockOf(row);
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
      {!edit && <References {...props} shows={of.shows} onTake={of.take} />}
      <VisuallyHidden role="status">
        {clockTime !== null && t('clock.taken', { time: timeWords(clockTime) })}
      </VisuallyHidden>
      {clockKind && <ClockButton kind={clockKind} clock={clock} />}
      <Numbers of={of} row={row} formId={formId} padFor={padFor} setPadFor={setPadFor} />
      {asksEffort(row.type) && (
        <EffortChips scale={prescribed.settings.effort} value={of.entry.effort} onChange={of.setEffort} />
      )}
      <SetTools {...props} of={of} />
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
