import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTexts } from '../texts/texts.ts';
import { useDocument } from './document-context.ts';

/** Opens the version history of the document. */
export function HistoryButton({ size = 36 }: { size?: number }) {
  const t = useTexts('shell');
  const { showsHistory } = useDocument();
  return (
    <Tooltip label={t('documents.versions.open')}>
      <ActionIcon
        variant="default"
        size={size}
        aria-label={t('documents.versions.open')}
        onClick={() => showsHistory.set(true)}
      >
        <IconHistory size={18} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
