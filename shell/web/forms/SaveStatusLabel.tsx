import { Button, Loader, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
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
  /** Whether the server cannot be reached. Its label says so instead of the line above the app. */
  isOffline?: boolean;
}

/**
 * Shows the save status. A failure is a button that retries, a conflict a button that opens the dialog, a refused text a
 * button that focuses its field. Screen readers announce failures and the next success, not every save.
 */
export function SaveStatusLabel({
  status,
  onRetry,
  onResolve,
  onCorrect,
  message,
  isOffline = false,
}: SaveStatusLabelProps) {
  const t = useTexts('shell');
  const [announced, setAnnounced] = useState('');
  // A save that failed without a connection is repeated by itself. Its button would be wider and move what is beside it.
  const isFailure = (status === 'failed' && !isOffline) || status === 'conflict' || status === 'refused';
  const next = announcement();
  if (next !== announced) setAnnounced(next);

  return (
    <div className={classes['label']} {...(isOffline && { 'data-says-unreachable': true })}>
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
      ) : isOffline ? (
        <Offline onRetry={onRetry} />
      ) : (
        <span className={classes['text']} data-saved={status === 'saved'}>
          {icons[status === 'failed' ? 'pending' : status]}
          {t(status === 'saved' ? 'save.saved' : 'save.saving')}
        </span>
      )}
    </div>
  );

  function announcement(): string {
    if (isFailure) return t(`save.${status}`);
    if (isOffline) return t('save.offlineHelp');
    if (status === 'saved') return announced && t('save.saved');
    return announced === t('save.saved') ? '' : announced;
  }
}

/** What is typed is on this device; a tooltip says so, also to those who use the keyboard. A click tries to save again. */
function Offline({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('shell');
  return (
    <Tooltip multiline w={280} label={t('save.offlineHelp')} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton className={classes['text'] ?? ''} onClick={onRetry}>
        <IconCloudOff size={16} aria-hidden="true" />
        {t('save.offline')}
      </UnstyledButton>
    </Tooltip>
  );
}

const icons = {
  saved: <IconCheck size={16} aria-hidden="true" />,
  pending: <IconCloudUp size={16} aria-hidden="true" />,
  saving: <Loader size={14} color="gray" aria-hidden="true" />,
};
