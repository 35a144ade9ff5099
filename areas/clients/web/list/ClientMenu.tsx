import { IconCheckbox, IconPencil, IconUser } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ClientCard } from '../../contract.ts';
import {
  useActivation,
  useContact,
  useDeletion,
  useInvitation,
  useMealPlanAssignment,
  useProgramAssignment,
} from '../client-actions.ts';

interface ClientMenuProps {
  client: ClientCard;
  /** Starts the selection with this client, in lists without checkboxes. */
  onSelect?: (() => void) | undefined;
}

export function ClientMenu({ client, onSelect }: ClientMenuProps) {
  const t = useTexts('clients');
  return (
    <LazyActionMenu label={t('row.menu', { name: client.name })}>
      <ClientActions client={client} onSelect={onSelect} />
    </LazyActionMenu>
  );
}

function ClientActions({ client, onSelect }: ClientMenuProps) {
  const t = useTexts('clients');
  const { id } = client;
  const open = linkOptions({ to: '/clients/$id', params: { id } });
  const edit = linkOptions({ to: '/clients/$id/edit', params: { id } });

  return (
    <ActionItems
      actions={[
        { label: t('actions.open'), icon: IconUser, link: open },
        { label: t('actions.edit'), icon: IconPencil, permission: 'update clients', link: edit },
        { label: t('selection.start'), icon: IconCheckbox, isHidden: !onSelect, onClick: () => onSelect?.() },
        useContact(client),
        useProgramAssignment(client),
        useMealPlanAssignment(client),
        useInvitation(client),
        useActivation(client),
        useDeletion(client),
      ]}
    />
  );
}
