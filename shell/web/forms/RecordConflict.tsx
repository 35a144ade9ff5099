import { Button, Radio } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import classes from './RecordConflict.module.css';
import { showMessage } from './show-message.ts';

interface ChangedField {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

/** What another save changed in the fields of a form. */
export interface FormConflict {
  /** Version of the record that the other save wrote. */
  version: number;
  /** Fields that already show the other value. */
  taken: ChangedField[];
  /** Fields that both changed. They show mine until theirs is chosen. */
  disputed: ChangedField[];
  onChoose: (name: string, side: 'mine' | 'theirs') => void;
  /** Discards mine. */
  onReload: () => void;
}

/** Shown in a form when another save of the record came first. Saving again stores what the form shows. */
export function RecordConflict({ conflict: { taken, disputed, onChoose, onReload } }: { conflict: FormConflict }) {
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
      {disputed.map(({ name, label, mine, theirs }) => (
        <Radio.Group
          key={name}
          label={label}
          defaultValue="mine"
          onChange={(side: string) => onChoose(name, side === 'theirs' ? 'theirs' : 'mine')}
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
