import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportResult } from '../../contract/import.ts';
import { useCounts } from './counts.ts';
import classes from './ImportHistory.module.css';

interface DoneStepProps {
  imported: ImportResult;
  onAnother: () => void;
  onClose: () => void;
}

export function DoneStep({ imported, onAnother, onClose }: DoneStepProps) {
  const t = useTexts('completed-workouts');
  const counts = useCounts();
  const { from, until, sets, there, created } = imported;

  return (
    <div className={classes['done']} role="status">
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" />
      <h3>{sets > 0 ? t('import.done.title', counts(imported)) : t('import.done.nothingNew')}</h3>
      {sets > 0 && from && until && (
        <p>{t('import.done.stretch', { from: formatDate(from), until: formatDate(until) })}</p>
      )}
      {there.sets > 0 && <p>{t('import.done.there', counts(there))}</p>}
      {created > 0 && <p>{t('import.done.created', { count: created })}</p>}
      <div className={classes['doneActs']}>
        <Button variant="default" onClick={onAnother}>
          {t('import.done.another')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('import.done.close')}
        </Button>
      </div>
    </div>
  );
}
