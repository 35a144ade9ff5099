import { Textarea } from '@mantine/core';
import { IconBarbell, IconCamera, IconCopy, IconFlame, IconNote } from '@tabler/icons-react';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits, type PrescribedRow, type SetMeasurements } from '../../../contract/set.ts';
import { measuresOf } from '../../../rules/measures.ts';
import { mayTakePlates } from '../../../rules/plates.ts';
import { isPrescribedWarmUp, type SetRef } from '../../../rules/set-order.ts';
import { typedNumber } from '../../text.ts';
import { attachMedium } from '../local-store/media.ts';
import { equipmentOf, useRunner } from '../runner-context.ts';
import { MediaStrip } from './MediaStrip.tsx';
import { PlatesSheet } from './PlatesSheet.tsx';
import { parseField } from './set-fields.ts';
import classes from './SetTools.module.css';
import { isDrop } from '../../../rules/set-numbers.ts';
import type { SetForm } from './use-set-form.ts';

interface SetToolsProps {
  form: SetForm;
  row: PrescribedRow;
  set: SetRef;
  before: SetMeasurements | null;
}

/** Buttons of the set form: copy of the set before, warm-up, plates, note and media, with the fields they open. */
export function SetTools({ form, row, set, before }: SetToolsProps) {
  const t = useTexts('completed-workouts');
  const { entry } = form;
  const { prescribed } = useRunner();
  const [wantsNote, setWantsNote] = useState(false);
  const [showsPlates, setShowsPlates] = useState(false);
  const hasNote = wantsNote || entry.note !== '';
  const weight = form.fields.find(({ kind }) => kind === 'weight');

  return (
    <>
      <div className={classes['tools']}>
        {before && (
          <Tool
            icon={IconCopy}
            label={t('tools.copyLabel')}
            onClick={() => form.takeMeasurements(before)}
            isOn={form.isShown(before)}
          >
            {t('tools.copy')}
          </Tool>
        )}
        {measuresOf(row).includes('effort') && !isPrescribedWarmUp(set) && !isDrop(set) && (
          <Tool icon={IconFlame} isOn={entry.isWarmUp} onClick={() => form.setWarmUp(!entry.isWarmUp)}>
            {t('tools.warmUp')}
          </Tool>
        )}
        {weight && row.type === 'reps' && mayTakePlates(equipmentOf(prescribed, row.exerciseId)) && (
          <Tool icon={IconBarbell} onClick={() => setShowsPlates(true)}>
            {t('tools.plates')}
          </Tool>
        )}
        <Tool icon={IconNote} isOn={hasNote} onClick={() => setWantsNote(!hasNote)}>
          {t('tools.note')}
        </Tool>
        <MediumTool set={set} />
      </div>
      {hasNote && (
        <Textarea
          label={t('tools.noteLabel')}
          size="md"
          autosize
          autoFocus={wantsNote}
          minRows={2}
          maxRows={5}
          maxLength={limits.note}
          value={entry.note}
          onChange={(event) => form.setNote(event.currentTarget.value)}
        />
      )}
      <MediaStrip set={set} />
      {weight && showsPlates && (
        <PlatesSheet
          weightKg={parseField(weight, entry.typed.weight ?? '') ?? null}
          onUse={(weightKg) => form.setText('weight', typedNumber(weightKg))}
          onClose={() => setShowsPlates(false)}
        />
      )}
    </>
  );
}

interface ToolProps {
  icon: typeof IconCopy;
  /** Accessible label, when the text under the icon is too short. */
  label?: string;
  isOn?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ icon: Icon, label, isOn, onClick, children }: ToolProps) {
  return (
    <button type="button" aria-label={label} aria-pressed={isOn} onClick={onClick}>
      <Icon size={20} aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}

/** File input. The phone offers its camera and its photo library. */
function MediumTool({ set }: { set: SetRef }) {
  const t = useTexts('completed-workouts');
  const { store } = useRunner();
  const [rejection, setRejection] = useState('');

  async function attach({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    setRejection('');
    for (const file of files) {
      const message = await attachMedium(store, set, file);
      if (message !== null) setRejection(message);
    }
  }

  return (
    <>
      <label className={classes['file']}>
        <input
          type="file"
          accept="image/*,video/*"
          multiple
          aria-label={t('tools.mediumLabel')}
          onChange={(event) => void attach(event)}
        />
        <IconCamera size={20} aria-hidden="true" />
        <span>{t('tools.medium')}</span>
      </label>
      {rejection && (
        <p role="alert" className={classes['rejection']}>
          {rejection}
        </p>
      )}
    </>
  );
}
