import { Button } from '@mantine/core';
import { useClientHead } from '#areas/clients/web/public.tsx';
import { clientMetricRoutes } from '#areas/metrics/contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { ageOn } from '#shell/common/months.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { isOutdated } from '../../rules/outdated-calculation.ts';
import { type EnergyValues, originOf } from './form-values.ts';

interface OutdatedCalculationProps {
  clientId: string;
  /** The first day of the targets. */
  startsOn: string;
  energy: EnergyValues;
  onChange: (energy: EnergyValues) => void;
}

/**
 * Says from which day and weight the calculation of a client's targets is, once weight or age have changed noticeably, and offers to compute
 * it with the present ones. Nothing of a body that the caller may not read.
 */
export function OutdatedCalculation({ clientId, startsOn, energy, onChange }: OutdatedCalculationProps) {
  const t = useTexts('macros');
  const { timeZone } = useMe();
  const { client } = useClientHead(clientId);
  const mayRead = useMay()('view health records');
  const { data } = useApiQuery(clientMetricRoutes.latestBody, { clientId }, { enabled: mayRead });
  const { weightKg: lastKg = null, weighedOn = null } = data?.body ?? {};
  // A weight that was measured before the targets began is older than that of their calculation.
  const weightKg = weighedOn !== null && weighedOn > startsOn ? lastKg : null;
  const ageYears = ageOn(todayIn(timeZone), client?.birthDate ?? null);
  if (!isOutdated(originOf(energy), { weightKg, ageYears })) return null;

  const bodyText = (body: Pick<EnergyValues, 'weightKg' | 'ageYears'>, day: string | null = null) =>
    [
      body.weightKg !== '' && `${formatNumber(body.weightKg, 1)} kg${day ? ` (${formatDate(day)})` : ''}`,
      body.ageYears !== '' && t('outdated.age', { count: body.ageYears }),
    ]
      .filter(Boolean)
      .join(', ');
  const present = { weightKg: weightKg ?? energy.weightKg, ageYears: ageYears ?? energy.ageYears };
  const compute = (
    <Button variant="default" size="compact-md" onClick={() => onChange({ ...energy, ...present })}>
      {t('outdated.compute')}
    </Button>
  );
  return (
    <Banner tone="warning" actions={compute}>
      {t('outdated.text', {
        day: formatDate(startsOn),
        before: bodyText(energy),
        now: bodyText(present, weightKg === null ? null : weighedOn),
      })}
    </Banner>
  );
}
