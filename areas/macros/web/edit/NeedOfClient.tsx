import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { energyNeedRoutes } from '../../contract/energy-need.ts';
import { EnergyNeedOffer } from '../EnergyNeedOffer.tsx';

interface NeedOfClientProps {
  clientId: string;
  onUse: (kcalPerDay: number) => void;
}

/** The energy need of the client's last visit, for who may view visits. Nothing without one, and while the consent to health data is withdrawn. */
export function NeedOfClient({ clientId, onUse }: NeedOfClientProps) {
  const t = useTexts('macros');
  const may = useMay();
  const query = useApiQuery(energyNeedRoutes.energyNeed, { clientId }, { enabled: may('view visits') });
  const need = query.data?.need;
  if (!need) return null;
  return (
    <Section title={t('need.title')}>
      <EnergyNeedOffer need={need} onUse={onUse} />
    </Section>
  );
}
