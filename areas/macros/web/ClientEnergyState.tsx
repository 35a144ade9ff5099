import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useComparedNeed } from './use-low-energy.ts';

/** Names what speaks against a deficit where the energy of a client is chosen: pregnancy, breastfeeding, and that they are a minor. */
export function ClientEnergyState({ clientId }: { clientId: string }) {
  const t = useTexts('macros');
  const { client } = useComparedNeed(clientId);
  const { maternalState = null, isMinor = false } = client;
  if (maternalState === null && !isMinor) return null;
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      {maternalState && <div>{t(`clientState.${maternalState}`)}</div>}
      {isMinor && <div>{t('clientState.minor')}</div>}
    </Banner>
  );
}
