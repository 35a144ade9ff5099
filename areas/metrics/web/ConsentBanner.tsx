import { HealthConsentBanner, useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Shown to a client who has withdrawn the consent to health data, above values that stay readable. */
export function ConsentBanner({ subject }: { subject: Subject }) {
  const t = useTexts('metrics');
  if (!useOwnHealthConsentWithdrawn(subject)) return null;
  return <HealthConsentBanner text={t('consent.withdrawn')} link={t('consent.link')} />;
}
