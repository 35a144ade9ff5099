import { Button, Radio } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import type { Side } from './merge-record.ts';
import classes from './RecordConflict.module.css';
import { showMessage } from './show-message.ts';

interface TakenField {
  name: string;
  label: string;
  theirs: string;
}

/** A field, or one element of a list, that both changed. */
interface DisputedValue {
  id: string;
  label: string;
  mine: string;
  theirs: string;
  /** The side that the form shows until another one is chosen. */
  shown: Side;
  onChoose: (side: Side) => void;
}

/** What another save changed in the fields of a form. */
export interface FormConflict {
  /** Version of the record that the other save wrote. */
  version: number;
  /** Fields that already show the other value. */
  taken: TakenField[];
  disputed: DisputedValue[];
  /** Discards mine. */
  onReload: () => void;
}

/** Shown in a form when another save of the record came first. Saving again stores what the form shows. */
export function RecordConflict({ conflict: { taken, disputed, onReload } }: { conflict: FormConflict }) {
  const t = useTexts('shell');
  return (
    <section ref={showMessage} className={classes['conflict']} role="alert" aria-label={t('form.conflict.title')}>
      <strong>{t('form.conflict.title')}</strong>
      <p>{t(disputed.length > 0 ? 'form.conflict.choose' : 'form.conflict.merged')}</p>
      {taken.length > 0 && (
        <ul>
          {taken.map(({ name, label, theirs }) => (
            <li key={name}>{t('form.conflict.taken', { label, value: theirs })}</li>
          ))}
        </ul>
      )}
      {disputed.map(({ id, label, mine, theirs, shown, onChoose }) => (
        <Radio.Group
          key={id}
          label={label}
          defaultValue={shown}
          onChange={(side: string) => onChoose(side === 'theirs' ? 'theirs' : 'mine')}
        >
          <div className={classes['sides']}>
            <Radio value="mine" label={t('form.conflict.mine', { value: mine })} />
            <Radio value="theirs" label={t('form.conflict.theirs', { value: theirs })} />
          </div>
        </Radio.Group>
      ))}
      <Button variant="default" size="compact-sm" onClick={onReload}>
        {t('form.conflict.reload')}
      </Button>
    </section>
  );
}
