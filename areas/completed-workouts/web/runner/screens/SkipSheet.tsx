import { Button, Textarea } from '@mantine/core';
import { IconBarbellOff, IconClock, IconDots, IconFirstAidKit } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useRunnerTexts } from '../runner-texts.ts';
import { type SkipReason, skipReasons } from '../../../contract/set.ts';
import type { SkipValues } from '../local-store/log.ts';
import sheet from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';

const icons = { pain: IconFirstAidKit, equipment: IconBarbellOff, time: IconClock, other: IconDots } as const;
const maxNoteLength = 500;

interface SkipSheetProps {
  name: string;
  /** Text of the button; by default that for skipping an exercise. */
  save?: string;
  onSkip: (values: SkipValues) => void;
  onClose: () => void;
}

/** Reason and note for skipping an exercise or a workout. */
export function SkipSheet({ name, save, onSkip, onClose }: SkipSheetProps) {
  const t = useRunnerTexts();
  const [reason, setReason] = useState<SkipReason | null>(null);
  const [note, setNote] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (reason) onSkip({ reason, note: note.trim() });
  }

  return (
    <Sheet title={t('skip.title', { name })} onClose={onClose}>
      <form className={sheet['body']} onSubmit={submit}>
        <fieldset className={sheet['choices']}>
          <legend>{t('skip.why')}</legend>
          {skipReasons.map((code) => {
            const Icon = icons[code];
            return (
              <label key={code}>
                <input type="radio" name="reason" checked={reason === code} onChange={() => setReason(code)} />
                <span>
                  <Icon size={20} aria-hidden="true" />
                  {t(`skip.reasons.${code}`)}
                </span>
              </label>
            );
          })}
        </fieldset>
        <Textarea
          label={t('skip.note')}
          size="md"
          autosize
          minRows={2}
          maxRows={5}
          maxLength={maxNoteLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" fullWidth disabled={!reason}>
          {save ?? t('skip.save')}
        </Button>
      </form>
    </Sheet>
  );
}
