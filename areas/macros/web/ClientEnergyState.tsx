import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { isAgeOfMinor } from '../rules/low-energy.ts';
import { useComparedNeed } from './use-low-energy.ts';

interface ClientEnergyStateProps {
  clientId: string;
  /** The age that is typed in a calculation: below 18 the client is a minor, also without a date of birth. */
  ageYears?: number | null;
}

/** Names what speaks against a deficit where the energy of a client is chosen: pregnancy, breastfeeding, and that they are a minor. */
export function ClientEnergyState({ clientId, ageYears = null }: ClientEnergyStateProps) {
  const t = useTexts('macros');
  const { client } = useComparedNeed(clientId);
  const { maternalState = null } = client;
  const isMinor = client.isMinor || isAgeOfMinor(ageYears);
  if (maternalState === null && !isMinor) return null;
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      {maternalState && <div>{t(`clientState.${maternalState}`)}</div>}
      {isMinor && <div>{t('clientState.minor')}</div>}
    </Banner>
  );
}
