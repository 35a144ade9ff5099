import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { AssignPreview } from '../contract.ts';

type Differences = NonNullable<AssignPreview['energyDifferences']>;

/** Says of which clients the meal plan and the targets have different energies; nothing for none. */
export function EnergyDifferences({ differences = [] }: { differences: Differences | undefined }) {
  const t = useTexts('assignments');
  if (differences.length === 0) return null;
  return (
    <Banner tone="info">
      <div>{t('energyDifferences.text')}</div>
      {differences.map((one) => (
        <Difference key={one.clientId} {...one} />
      ))}
    </Banner>
  );
}

function Difference({ clientName, planKcal, isAtLeast, lowestTargetKcal, highestTargetKcal }: Differences[number]) {
  const t = useTexts('assignments');
  const [lowest, highest] = [lowestTargetKcal, highestTargetKcal].map((kcal) => formatNumber(kcal, 0));
  return (
    <div>
      {t(lowest === highest ? 'energyDifferences.ofClient' : 'energyDifferences.byTraining', {
        name: clientName,
        plan: `${isAtLeast ? '≥ ' : ''}${formatNumber(planKcal, 0)}`,
        lowest,
        highest,
      })}
    </div>
  );
}
