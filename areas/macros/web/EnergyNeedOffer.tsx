import { Button, Text } from '@mantine/core';
import { activityFactors } from '#areas/body-composition/rules/energy-expenditure.ts';
import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ComparedNeed, EnergyNeed } from '../contract/energy-need.ts';

interface EnergyNeedOfferProps {
  need: EnergyNeed;
  /** The present state of the client: a need without its addition is only named. */
  maternalState: ComparedNeed['maternalState'];
  onUse: (kcalPerDay: number) => void;
}

/**
 * The energy need of the client's last visit, which one tap uses, with its formula, its activity and what it has for pregnancy or
 * breastfeeding. The texts are those of macros and body composition.
 */
export function EnergyNeedOffer({ need, maternalState, onUse }: EnergyNeedOfferProps) {
  const t = useTexts('macros');
  const texts = useTexts('body-composition');
  const { kcalPerDay, takenOn, formula, activity, maternalKcal = 0 } = need;
  const isLacking = maternalKcal === null && Boolean(maternalState);
  const calories = formatNumber(kcalPerDay, 0);
  return (
    <div>
      {isLacking ? (
        <Text size="sm" fw={600}>
          {t('need.lacking', { calories })}
        </Text>
      ) : (
        <Button variant="light" onClick={() => onUse(kcalPerDay)}>
          {t('need.use', { calories })}
        </Button>
      )}
      <Text size="sm" c="dimmed" mt={4}>
        {t('need.origin', {
          date: formatDate(takenOn),
          formula: formula === 'MANUAL' ? t('need.typed') : texts(`names.${formula}`),
          activity: texts(`activityLevels.${activity}`).toLowerCase(),
          factor: formatNumber(activityFactors[activity], 3),
        })}
      </Text>
      {maternalKcal !== 0 && !isLacking && (
        <Text size="sm" fw={600} mt={4}>
          {maternalKcal === null
            ? t('need.withoutAddition')
            : t('need.withAddition', { calories: formatNumber(maternalKcal, 0) })}
        </Text>
      )}
    </div>
  );
}
