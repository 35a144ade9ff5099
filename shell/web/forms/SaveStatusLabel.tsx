import { Button, Loader, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import type { SaveStatus } from './autosave.ts';
import classes from './SaveStatusLabel.module.css';

interface SaveStatusLabelProps {
  /** `refused`: a field holds a text that is not saved. */
  status: SaveStatus | 'refused';
  onRetry: () => void;
  /** Focuses the field whose text is refused. */
  onCorrect?: () => void;
  /** Opens the dialog that resolves a conflict between two versions. */
  onResolve?: () => void;
  /** The server's message for a failed save. */
  message?: string | undefined;
}

/**
 * Shows the save status. A failure is a button that retries, a conflict a button that opens the dialog, a refused text a
 * button that focuses its field. Screen readers announce failures and the next success, not every save.
 */
export function SaveStatusLabel({ status, onRetry, onResolve, onCorrect, message }: SaveStatusLabelProps) {
  const t = useTexts('shell');
  const [announced, setAnnounced] = useState('');
  const isFailure = status === 'failed' || status === 'conflict' || status === 'refused';
  const next = isFailure ? t(`save.${status}`) : status === 'saved' && announced ? t('save.saved') : announced;
  if (next !== announced) setAnnounced(next);

  return (
    <div className={classes['label']}>
      <VisuallyHidden component="div" role="status">
        {announced}
      </VisuallyHidden>
      {isFailure ? (
        <Tooltip
          multiline
          w={280}
          disabled={status === 'refused'}
          label={status === 'conflict' ? t('save.conflictHelp') : (message ?? t('save.failedHelp'))}
        >
          <Button
            size="compact-md"
            variant="light"
            color="red"
            className={classes['failure'] ?? ''}
            leftSection={<IconAlertTriangle size={16} aria-hidden="true" />}
            onClick={{ failed: onRetry, conflict: onResolve, refused: onCorrect }[status]}
          >
            {t(`save.${status}`)}
          </Button>
        </Tooltip>
      ) : (
        <span className={classes['text']} data-saved={status === 'saved'}>
          {icons[status]}
          {t(status === 'saved' ? 'save.saved' : 'save.saving')}
        </span>
      )}
    </div>
  );
}

const icons = {
  saved: <IconCheck size={16} aria-hidden="true" />,
  pending: <IconCloudUp size={16} aria-hidden="true" />,
  saving: <Loader size={14} color="gray" aria-hidden="true" />,
};
