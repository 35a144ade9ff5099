import { HealthConsentBanner } from '#areas/clients/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Says why check-ins cannot be answered after the consent to health data was withdrawn. Typed answers stay on the device. */
export function ConsentBanner() {
  const t = useTexts('surveys');
  return <HealthConsentBanner text={t('consent.withdrawn')} link={t('consent.link')} />;
}
