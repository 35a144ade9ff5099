import type { TFunction } from 'i18next';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Underweight } from '../contract/energy-need.ts';
import { isAgeOfMinor } from '../rules/low-energy.ts';
import { useComparedNeed } from './use-low-energy.ts';

interface ClientEnergyStateProps {
  clientId: string;
  /** The age that is typed in a calculation: below 18 the client is a minor, also without a date of birth. */
  ageYears?: number | null;
}

/**
 * Names what speaks against a deficit where the energy of a client is chosen: pregnancy, breastfeeding, too little weight, and that they
 * are a minor. The texts are those of macros and body composition.
 */
export function ClientEnergyState({ clientId, ageYears = null }: ClientEnergyStateProps) {
  const t = useTexts('macros');
  const { client } = useComparedNeed(clientId);
  const texts = useTexts('body-composition');
  const { maternalState = null, underweight = null } = client;
  const isMinor = client.isMinor || isAgeOfMinor(ageYears);
  if (maternalState === null && underweight === null && !isMinor) return null;
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      {maternalState && <div>{t(`clientState.${maternalState}`)}</div>}
      {underweight && <div>{underweightText(underweight, t, texts)}</div>}
      {isMinor && <div>{t('clientState.minor')}</div>}
    </Banner>
  );
}

function underweightText(
  underweight: Underweight,
  t: TFunction<'macros'>,
  texts: TFunction<'body-composition'>,
): string {
  const values = { bmi: formatNumber(underweight.bmi), date: formatDate(underweight.measuredOn) };
  return underweight.isMinor
    ? t('clientState.underweightForAge', { ...values, class: texts(`bmiForAgeClasses.${underweight.bmiClass}`) })
    : t('clientState.underweight', { ...values, class: texts(`bmiClasses.${underweight.bmiClass}`) });
}
