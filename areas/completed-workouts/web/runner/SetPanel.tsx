import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PrescribedRow } from '../../contract.ts';
import type { SetValues } from '../../rules/prefill.ts';
import { typedNumber } from '../words.ts';
import { fieldsOf, readTyped } from './entry.ts';
import { RirChips } from './RirChips.tsx';
import classes from './SetPanel.module.css';
import { Stepper } from './Stepper.tsx';

interface SetPanelProps {
  row: PrescribedRow;
  setNumber: number;
  planned: number;
  initial: SetValues;
  /** What this set was the last time. */
  last: string | undefined;
  onDone: (values: SetValues) => void;
  /** A set that is logged already. */
  edit?: { onRemove: () => void; onCancel: () => void };
}

/** The set whose turn it is: filled in before, one tap away from done. */
export function SetPanel({ row, setNumber, planned, initial, last, onDone, edit }: SetPanelProps) {
  const t = useTexts('completed-workouts');
  const { fields, typed, setTyped, rir, setRir, wrong, submit } = useEntry({ row, initial, onDone });

  return (
    <form
      className={classes['panel']}
      data-panel="true"
      noValidate
      onSubmit={submit}
      aria-label={t('runner.setOf', { set: setNumber, count: planned })}
    >
      <p className={classes['head']}>
        <strong>{t('runner.setOf', { set: setNumber, count: planned })}</strong>
        {last && <span>{t('runner.lastSet', { words: last })}</span>}
      </p>
      <div className={classes['numbers']}>
        {fields.weight && (
          <Stepper
            kind="weight"
            value={typed.weight}
            wrong={wrong.weight}
            onChange={(weight) => setTyped({ ...typed, weight })}
          />
        )}
        {fields.reps && (
          <Stepper
            kind="reps"
            value={typed.reps}
            wrong={wrong.reps}
            onChange={(reps) => setTyped({ ...typed, reps })}
          />
        )}
      </div>
      {fields.rir && <RirChips value={rir} onChange={setRir} />}
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

/** What is typed stays text until the tap: half a number is no mistake yet. */
function useEntry({ row, initial, onDone }: Pick<SetPanelProps, 'row' | 'initial' | 'onDone'>) {
  const fields = fieldsOf(row.type);
  const [typed, setTyped] = useState({ weight: typedNumber(initial.weightKg), reps: typedNumber(initial.reps) });
  const [rir, setRir] = useState(initial.rir);
  const [wrong, setWrong] = useState({ weight: false, reps: false });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const weightKg = readTyped('weight', fields.weight ? typed.weight : '');
    const reps = readTyped('reps', fields.reps ? typed.reps : '', { isNeeded: row.type === 'reps' });
    setWrong({ weight: weightKg === undefined, reps: reps === undefined });
    if (weightKg === undefined || reps === undefined)
      event.currentTarget.querySelector<HTMLElement>(`[name=${weightKg === undefined ? 'weight' : 'reps'}]`)?.focus();
    else onDone({ weightKg, reps, rir: fields.rir ? rir : null });
  }

  return { fields, typed, setTyped, rir, setRir, wrong, submit };
}
