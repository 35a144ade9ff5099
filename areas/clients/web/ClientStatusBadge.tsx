import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';

export interface ClientStatus {
  isActive: boolean;
  isRegistered: boolean;
}

export function ClientStatusBadge({ client: { isActive, isRegistered } }: { client: ClientStatus }) {
  const t = useTexts('clients');
  if (!isActive) return <StateBadge tone="quiet">{t('badge.inactive')}</StateBadge>;
  if (!isRegistered) return <StateBadge tone="soon">{t('badge.unregistered')}</StateBadge>;
  return <StateBadge tone="good">{t('badge.active')}</StateBadge>;
}
