import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SaveStatus } from './autosave.ts';
import classes from './SaveStatusLabel.module.css';

const icons = {
  saved: <IconCheck size={16} aria-hidden="true" />,
  saving: <Loader size={14} color="gray" aria-hidden="true" />,
  unsaved: <IconAlertTriangle size={16} aria-hidden="true" />,
};

/** Salvato, Salvataggio, Non salvato: riprova. Said aloud when it changes. */
export function SaveStatusLabel({ state, onRetry }: { state: SaveStatus; onRetry: () => void }) {
  const t = useTexts('clients');

  return (
    <div className={classes['standing']} data-state={state}>
      <span role="status" className={classes['words']}>
        {icons[state]}
        {t(`note.${state}`)}
      </span>
      {state === 'unsaved' && (
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {t('note.retry')}
        </Button>
      )}
    </div>
  );
}
