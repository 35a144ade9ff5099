import { ActionIcon, Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { StoredReference } from '../contract.ts';
import { useWriteAbout } from './write-about.ts';

interface WriteAboutButtonProps {
  clientId: string;
  about: StoredReference;
  /** An icon whose accessible name has the record, for a list of records. */
  isIcon?: boolean;
}

/** Opens the conversation of a client with a new message that points at the record. */
export function WriteAboutButton({ clientId, about, isIcon = false }: WriteAboutButtonProps) {
  const t = useTexts('chats');
  const may = useMay();
  const writeAbout = useWriteAbout();
  const write = () => writeAbout(clientId, about);
  if (!may('create chats')) return null;
  if (isIcon) {
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('about.writeOf', { label: about.label })}
        onClick={write}
      >
        <IconMessageCircle size={18} aria-hidden="true" />
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" leftSection={<IconMessageCircle size={18} aria-hidden="true" />} onClick={write}>
      {t('about.write')}
    </Button>
  );
}
