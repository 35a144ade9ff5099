import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { AssignPreview } from '../contract.ts';

type Differences = NonNullable<AssignPreview['energyDifferences']>;

/** Says of which clients the meal plan and the targets have different energies; nothing for none. */
export function EnergyDifferences({ differences }: { differences: Differences | undefined }) {
  const t = useTexts('assignments');
  if (!differences) return null;
  const { clients, listed } = differences;
  const others = clients - listed.length;
  return (
    <Banner tone="info">
      <div>{t('energyDifferences.text')}</div>
      {listed.map((one) => (
        <Difference key={one.clientId} {...one} />
      ))}
      {others > 0 && <div>{t('overlap.others', { count: others })}</div>}
    </Banner>
  );
}

function Difference({
  clientName,
  planKcal,
  isAtLeast,
  lowestTargetKcal,
  highestTargetKcal,
  days = [],
}: Differences['listed'][number]) {
  const t = useTexts('assignments');
  const [lowest, highest] = [lowestTargetKcal, highestTargetKcal].map((kcal) => formatNumber(kcal, 0));
  const planText = (kcal: number, isMore: boolean | undefined) => `${isMore ? '≥ ' : ''}${formatNumber(kcal, 0)}`;
  const ofKinds = days.map((day) =>
    t(`energyDifferences.${day.kind}`, {
      plan: planText(day.planKcal, day.isAtLeast),
      target: formatNumber(day.targetKcal, 0),
    }),
  );
  const average = t(lowest === highest ? 'energyDifferences.ofClient' : 'energyDifferences.byTraining', {
    name: clientName,
    plan: planText(planKcal, isAtLeast),
    lowest,
    highest,
  });
  return <div>{[average, ...ofKinds].join('; ')}</div>;
}
