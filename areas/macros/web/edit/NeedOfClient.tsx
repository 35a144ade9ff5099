import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { ClientEnergyState } from '../ClientEnergyState.tsx';
import { EnergyNeedOffer } from '../EnergyNeedOffer.tsx';
import { useComparedNeed } from '../use-low-energy.ts';

interface NeedOfClientProps {
  clientId: string;
  /** The age that is typed in the calculation. */
  ageYears: number | null;
  onUse: (kcalPerDay: number) => void;
}

/**
 * What speaks against a deficit of the client, and the energy need of the last visit, for who may view visits. No need without one, and
 * while the consent to health data is withdrawn.
 */
export function NeedOfClient({ clientId, ageYears, onUse }: NeedOfClientProps) {
  const t = useTexts('macros');
  const { need, maternalState } = useComparedNeed(clientId).client;
  return (
    <>
      <ClientEnergyState clientId={clientId} ageYears={ageYears} />
      {need && (
        <Section title={t('need.title')}>
          <EnergyNeedOffer need={need} maternalState={maternalState} onUse={onUse} />
        </Section>
      )}
    </>
  );
}
