import { Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { saveAll } from '../state/save.ts';
import classes from './SaveStatusLabel.module.css';

/** Whether the server has everything, in a word; where it has not, the word is the button that tries again. */
export function SaveStatusLabel() {
  const t = useTexts('programs');
  const { autosave, ui } = useEditor();
  const state = autosave.state.use();
  const [spoken, setSpoken] = useState('');
  const isTrouble = state.kind === 'failed' || state.kind === 'conflict';

  // Every second save would be a nuisance to hear: only trouble and its end are said aloud.
  const toSay = isTrouble ? t(`save.${state.kind}`) : state.kind === 'saved' && spoken ? t('save.saved') : spoken;
  if (toSay !== spoken) setSpoken(toSay);

  return (
    <div className={classes['mark']}>
      <VisuallyHidden component="div" role="status">
        {spoken}
      </VisuallyHidden>
      {isTrouble ? (
        <Tooltip
          multiline
          w={280}
          label={state.kind === 'failed' ? (state.message ?? t('save.keepsTrying')) : t('save.conflictHelp')}
        >
          <Button
            size="compact-md"
            variant="light"
            color="red"
            className={classes['trouble'] ?? ''}
            leftSection={<IconAlertTriangle size={16} aria-hidden="true" />}
            onClick={() => (state.kind === 'conflict' ? ui.postponed.set(null) : void saveAll(autosave))}
          >
            {t(`save.${state.kind}`)}
          </Button>
        </Tooltip>
      ) : (
        <span className={classes['word']} data-saved={state.kind === 'saved'}>
          {state.kind === 'saved' ? (
            <IconCheck size={16} aria-hidden="true" />
          ) : (
            <IconCloudUp size={16} aria-hidden="true" />
          )}
          {t(state.kind === 'saved' ? 'save.saved' : 'save.saving')}
        </span>
      )}
    </div>
  );
}
