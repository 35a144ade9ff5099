import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { AssignPreview } from '../contract.ts';
import type { MacroDifference } from '../contract/target-difference.ts';

type Differences = NonNullable<AssignPreview['targetDifferences']>;
type ClientDifference = Differences['listed'][number];

/**
 * Says of which clients the meal plan and the targets have different energies or nutrients, those that a disease or a medicine depends on
 * first; nothing for none.
 */
export function TargetDifferences({ differences }: { differences: Differences | undefined }) {
  const t = useTexts('assignments');
  if (!differences) return null;
  const { clients, listed } = differences;
  const others = clients - listed.length;
  const unwatched = listed.flatMap((one) => {
    const macros = one.macros.filter((difference) => !isWatched(one, difference));
    return macros.length > 0 ? [{ ...one, macros }] : [];
  });
  return (
    <>
      {listed.map((one) => (
        <WatchedNutrients key={one.clientId} {...one} />
      ))}
      {(unwatched.length > 0 || others > 0) && (
        <Banner tone="info">
          <div>{t('targetDifferences.text')}</div>
          {unwatched.map((one) => (
            <Amounts key={one.clientId} {...one} />
          ))}
          {others > 0 && <div>{t('overlap.others', { count: others })}</div>}
        </Banner>
      )}
    </>
  );
}

function isWatched({ watched = [] }: ClientDifference, { macro }: MacroDifference): boolean {
  return watched.some((nutrient) => nutrient === macro);
}

function WatchedNutrients(client: ClientDifference) {
  const t = useTexts('assignments');
  const { watched = [], macros } = client;
  return watched.map((nutrient) => (
    <Banner key={nutrient} tone="warning" icon={IconAlertTriangle}>
      <div>{t(`targetDifferences.watched.${nutrient}`)}</div>
      <Amounts {...client} macros={macros.filter(({ macro }) => macro === nutrient)} />
    </Banner>
  ));
}

function Amounts({ clientName, macros }: ClientDifference) {
  return macros.map((difference) => <Amount key={difference.macro} name={clientName} {...difference} />);
}

function Amount({
  name,
  macro,
  planned,
  isAtLeast,
  lowestTarget,
  highestTarget,
  days = [],
}: MacroDifference & { name: string }) {
  const t = useTexts('assignments');
  const unit = macro === 'calories' ? 'kcal' : 'g';
  const amount = (value: number, isMore?: boolean) => `${isMore ? '≥ ' : ''}${formatNumber(value)}`;
  const [lowest, highest] = [amount(lowestTarget), amount(highestTarget)];
  const average = t(lowest === highest ? 'targetDifferences.ofClient' : 'targetDifferences.byTraining', {
    name: macro === 'calories' ? name : t('targetDifferences.nutrient', { name, nutrient: t(`macros.${macro}`) }),
    plan: amount(planned, isAtLeast),
    lowest,
    highest,
    unit,
  });
  const ofKinds = days.map((day) =>
    t(`targetDifferences.${day.kind}`, { plan: amount(day.planned, day.isAtLeast), target: amount(day.target), unit }),
  );
  return <div>{[average, ...ofKinds].join('; ')}</div>;
}
