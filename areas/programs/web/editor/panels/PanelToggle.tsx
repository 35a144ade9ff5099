import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isPanelShown, setPanelShown } from './panel-visibility.ts';

/** Shows and hides the side panel. */
export function PanelToggle() {
  const t = useTexts('programs');
  const isShown = isPanelShown.use();

  return (
    <Tooltip label={t('volume.title')}>
      <ActionIcon
        variant={isShown ? 'light' : 'subtle'}
        {...(!isShown && { color: 'gray' })}
        size={36}
        aria-label={t('volume.title')}
        aria-pressed={isShown}
        onClick={() => setPanelShown(!isShown)}
      >
        <IconChartBar size={20} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
