import { Textarea } from '@mantine/core';
import { IconBarbell, IconCamera, IconCopy, IconFlame, IconNote } from '@tabler/icons-react';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { measuresOf } from '../../rules/measures.ts';
import { typedNumber } from '../text.ts';
import { parseField } from './set-fields.ts';
import { attachMedium } from './media.ts';
import { MediaStrip } from './MediaStrip.tsx';
import { PlatesSheet } from './PlatesSheet.tsx';
import { useRunning } from './runner-context.ts';
import type { SetPanelProps } from './set-panel-props.ts';
import classes from './SetTools.module.css';
import type { useSetForm } from './use-set-form.ts';

const maxNoteLength = 500;

interface SetToolsProps extends SetPanelProps {
  form: ReturnType<typeof useSetForm>;
}

/** What a set may need beside its numbers: the one before, plates, a note, a picture. */
export function SetTools({ form, row, setNumber, before }: SetToolsProps) {
  const t = useTexts('completed-workouts');
  const { queue } = useRunning();
  const { entry } = form;
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
            onClick={() => form.take(before)}
            isOn={form.shows(before)}
          >
            {t('tools.copy')}
          </Tool>
        )}
        {measuresOf(row.type).includes('effort') && (
          <Tool icon={IconFlame} isOn={entry.isWarmUp} onClick={() => form.setWarmUp(!entry.isWarmUp)}>
            {t('tools.warmUp')}
          </Tool>
        )}
        {weight && row.type === 'reps' && (
          <Tool icon={IconBarbell} onClick={() => setShowsPlates(true)}>
            {t('tools.plates')}
          </Tool>
        )}
        <Tool icon={IconNote} isOn={hasNote} onClick={() => setWantsNote(!hasNote)}>
          {t('tools.note')}
        </Tool>
        {queue.by === 'me' && <MediumTool rowId={row.id} setNumber={setNumber} />}
      </div>
      {hasNote && (
        <Textarea
          label={t('tools.noteLabel')}
          size="md"
          autosize
          autoFocus={wantsNote}
          minRows={2}
          maxRows={5}
          maxLength={maxNoteLength}
          value={entry.note}
          onChange={(event) => form.setNote(event.currentTarget.value)}
        />
      )}
      <MediaStrip rowId={row.id} setNumber={setNumber} />
      {weight && showsPlates && (
        <PlatesSheet
          weightKg={parseField(weight, entry.typed.weight ?? '') ?? null}
          onUse={(weightKg) => form.type('weight', typedNumber(weightKg))}
          onClose={() => setShowsPlates(false)}
        />
      )}
    </>
  );
}

interface ToolProps {
  icon: typeof IconCopy;
  /** Where the short word under the icon says too little. */
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

/** The phone asks itself whether to take one or to choose one. */
function MediumTool({ rowId, setNumber }: { rowId: string; setNumber: number }) {
  const t = useTexts('completed-workouts');
  const { queue } = useRunning();
  const [refusal, setRefusal] = useState('');

  async function attach({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    setRefusal('');
    for (const file of files) {
      const attached = await attachMedium(queue, { rowId, setNumber }, file);
      if (attached.kind === 'refused') setRefusal(attached.refusal);
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
      {refusal && (
        <p role="alert" className={classes['refusal']}>
          {refusal}
        </p>
      )}
    </>
  );
}
