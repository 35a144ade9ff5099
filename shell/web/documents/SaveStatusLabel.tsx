import { Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { saveAll } from './autosave.ts';
import { useDocument } from './document-context.ts';
import classes from './SaveStatusLabel.module.css';

/** Whether the server has everything; a failed save is a button that tries again or opens the conflict. */
export function SaveStatusLabel() {
  const t = useTexts('shell');
  const { autosave, postponedConflict } = useDocument();
  const state = autosave.state.use();
  const [announced, setAnnounced] = useState('');
  const hasFailed = state.kind === 'failed' || state.kind === 'conflict';

  // Only failures and their end are announced: every save would be too much to listen to.
  const next = hasFailed
    ? t(`documents.save.${state.kind}`)
    : state.kind === 'saved' && announced
      ? t('documents.save.saved')
      : announced;
  if (next !== announced) setAnnounced(next);

  return (
    <div className={classes['status']}>
      <VisuallyHidden component="div" role="status">
        {announced}
      </VisuallyHidden>
      {hasFailed ? (
        <Tooltip
          multiline
          w={280}
          label={
            state.kind === 'failed' ? (state.message ?? t('documents.save.retrying')) : t('documents.save.conflictHelp')
          }
        >
          <Button
            size="compact-md"
            variant="light"
            color="red"
            className={classes['failed'] ?? ''}
            leftSection={<IconAlertTriangle size={16} aria-hidden="true" />}
            onClick={() => (state.kind === 'conflict' ? postponedConflict.set(null) : void saveAll(autosave))}
          >
            {t(`documents.save.${state.kind}`)}
          </Button>
        </Tooltip>
      ) : (
        <span className={classes['text']} data-saved={state.kind === 'saved'}>
          {state.kind === 'saved' ? (
            <IconCheck size={16} aria-hidden="true" />
          ) : (
            <IconCloudUp size={16} aria-hidden="true" />
          )}
          {t(state.kind === 'saved' ? 'documents.save.saved' : 'documents.save.saving')}
        </span>
      )}
    </div>
  );
}
