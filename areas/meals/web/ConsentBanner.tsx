import { HealthConsentBanner } from '#areas/clients/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Says why nothing can be reported after the consent to health data was withdrawn, and where to give it again. */
export function ConsentBanner() {
  const t = useTexts('meals');
  return <HealthConsentBanner text={t('consent.withdrawn')} link={t('consent.link')} />;
}
