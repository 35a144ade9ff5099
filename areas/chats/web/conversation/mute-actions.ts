import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { chatRoutes, type Conversation } from '../../contract.ts';

const lengths = ['hours', 'always'] as const;
const muteHours = 8;
/** The end of a mute without an end. */
const never = '9999-12-31T00:00:00.000Z';

/** Actions of the menu of a conversation that switch its pushes and mails off for a while, for good, or on again. */
export function useMuteActions(id: string, conversation: Conversation | undefined) {
  const t = useTexts('chats');
  const mute = useRecordAction(chatRoutes.mute, {
    invalidates: [chatRoutes.list, chatRoutes.messages],
    success: t('menu.muteSaved'),
  });
  const permission = 'update chats' as const;
  if (conversation?.mutedUntil)
    return [{ label: t('menu.unmute'), icon: IconBell, permission, onClick: () => mute.run({ id, until: null }) }];
  return lengths.map((length) => ({
    label: t(`menu.mute.${length}`, { hours: muteHours }),
    icon: IconBellOff,
    permission,
    onClick: () => mute.run({ id, until: length === 'always' ? never : inHours(muteHours) }),
  }));
}

function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
