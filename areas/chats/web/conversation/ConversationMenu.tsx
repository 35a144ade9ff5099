import {
  IconClockHour4,
  IconEraser,
  IconFileExport,
  IconMail,
  IconTrash,
  IconUser,
  IconUserCheck,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { ActionMenu, type RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { chatRoutes, type Conversation } from '../../contract.ts';
import { AssignDialog } from '../queue/AssignDialog.tsx';
import { AvailabilityDialog } from '../hours/AvailabilityDialog.tsx';
import { useMuteActions } from './mute-actions.ts';

/** Loaded when it is opened. */
const ExportDialog = lazy(async () => ({ default: (await import('../export/ExportDialog.tsx')).ExportDialog }));

interface ConversationMenuProps {
  conversationId: string;
  conversation: Conversation | undefined;
  onClose: (() => void) | undefined;
}

export function ConversationMenu({ conversationId: id, conversation, onClose }: ConversationMenuProps) {
  const t = useTexts('chats');
  const isProfessional = useMe().clientId === null;
  const [isChoosingHours, setChoosingHours] = useState(false);
  const [isAssigning, setAssigning] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const assigneeId = useApiQuery(chatRoutes.ofClient, { id }, { enabled: isProfessional }).data?.conversation.answering
    ?.assignee?.id;
  const unread = useRecordAction(chatRoutes.markUnread, {
    invalidates: [chatRoutes.list, chatRoutes.unreadCount],
    success: t('menu.markedUnread'),
    onSuccess: () => onClose?.(),
  });
  const muteActions = useMuteActions(id, conversation);
  const { wipe, wipeAll } = useWipes();
  const link = linkOptions({ to: '/clients/$id', params: { id } });

  return (
    <>
      <ActionMenu label={t('menu.label')} actions={actions()} />
      <AssignDialog
        conversationId={id}
        assigneeId={assigneeId ?? null}
        opened={isAssigning}
        onClose={() => setAssigning(false)}
      />
      <AvailabilityDialog conversationId={id} opened={isChoosingHours} onClose={() => setChoosingHours(false)} />
      <Suspense>{isExporting && <ExportDialog conversationId={id} onClose={() => setExporting(false)} />}</Suspense>
    </>
  );

  function actions(): RecordMenuAction[] {
    return [
      { label: t('menu.client'), icon: IconUser, isHidden: !isProfessional, permission: 'view clients', link },
      {
        label: t('menu.markUnread'),
        icon: IconMail,
        isHidden: !onClose,
        permission: 'update chats',
        onClick: () => unread.run({ id }),
      },
      {
        label: t('menu.assign'),
        icon: IconUserCheck,
        isHidden: !isProfessional,
        permission: 'update chats',
        onClick: () => setAssigning(true),
      },
      {
        label: t('menu.hours'),
        icon: IconClockHour4,
        isHidden: !isProfessional,
        permission: 'update chats',
        onClick: () => setChoosingHours(true),
      },
      ...muteActions,
      { label: t('menu.export'), icon: IconFileExport, permission: 'view chats', onClick: () => setExporting(true) },
      {
        label: t('menu.wipe'),
        icon: IconEraser,
        permission: 'delete chats',
        isDestructive: true,
        onClick: () => wipe.run({ id, wipeoutAll: false }),
      },
      {
        label: t('menu.wipeAll'),
        icon: IconTrash,
        isHidden: !isProfessional,
        permission: 'delete chats',
        isDestructive: true,
        onClick: () => wipeAll.run({ id, wipeoutAll: true }),
      },
    ];
  }
}

function useWipes() {
  const t = useTexts('chats');
  const invalidates = [chatRoutes.list, chatRoutes.unreadCount, chatRoutes.messages];
  const wipe = useRecordAction(chatRoutes.wipe, {
    confirm: {
      title: t('menu.wipeTitle'),
      text: t('menu.wipeText'),
      confirmLabel: t('menu.wipeYes'),
      destructive: true,
    },
    invalidates,
    success: t('menu.wiped'),
  });
  const wipeAll = useRecordAction(chatRoutes.wipe, {
    confirm: {
      title: t('menu.wipeAllTitle'),
      text: t('menu.wipeAllText'),
      confirmLabel: t('menu.wipeAllYes'),
      typedConfirmation: t('menu.wipeWord'),
      destructive: true,
    },
    invalidates,
    success: t('menu.wipedAll'),
  });
  return { wipe, wipeAll };
}
