import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';

export interface ClientStanding {
  isActive: boolean;
  isRegistered: boolean;
}

export function ClientState({ of: { isActive, isRegistered } }: { of: ClientStanding }) {
  const t = useTexts('clients');
  if (!isActive) return <StateBadge tone="quiet">{t('badge.inactive')}</StateBadge>;
  if (!isRegistered) return <StateBadge tone="soon">{t('badge.unregistered')}</StateBadge>;
  return <StateBadge tone="good">{t('badge.active')}</StateBadge>;
}
