import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { ClientCard } from '../contract.ts';

interface ClientStatusBadgeProps {
  client: Pick<ClientCard, 'isActive' | 'isRegistered' | 'invitedAt' | 'isSample' | 'deleteAfter'>;
}

export function ClientStatusBadge({ client }: ClientStatusBadgeProps) {
  const t = useTexts('clients');
  if (client.isSample) return <StateBadge tone="fresh">{t('badge.sample')}</StateBadge>;
  if (client.deleteAfter)
    return <StateBadge tone="bad">{t('badge.erased', { date: formatShortDate(client.deleteAfter) })}</StateBadge>;
  if (!client.isActive) return <StateBadge tone="quiet">{t('badge.inactive')}</StateBadge>;
  if (!client.isRegistered)
    return <StateBadge tone="soon">{t(client.invitedAt ? 'badge.unregistered' : 'badge.notInvited')}</StateBadge>;
  return <StateBadge tone="good">{t('badge.active')}</StateBadge>;
}
