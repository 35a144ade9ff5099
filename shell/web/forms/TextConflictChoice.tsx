import { Button, Group } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import type { TextConflict } from './autosave.ts';
import classes from './RecordConflict.module.css';

/** Shows the text that was saved meanwhile, beside a text that saves itself. Nothing is saved until one of both is chosen. */
export function TextConflictChoice({ conflict }: { conflict: TextConflict }) {
  const t = useTexts('shell');
  return (
    <section className={classes['conflict']} role="alert" aria-label={t('form.conflict.title')}>
      <strong>{t('form.conflict.title')}</strong>
      <p className={classes['text']}>{conflict.theirs || t('form.conflict.empty')}</p>
      <Group gap="sm">
        <Button variant="default" onClick={conflict.onTakeTheirs}>
          {t('documents.conflict.takeTheirs')}
        </Button>
        <Button variant="default" onClick={conflict.onKeepMine}>
          {t('documents.conflict.keepMine')}
        </Button>
      </Group>
    </section>
  );
}
