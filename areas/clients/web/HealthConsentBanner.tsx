import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#shell/web/api/query.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { consentSubjectRoutes } from '../contract/consents.ts';
import { isHealthConsentWithdrawn } from './photo-consent.ts';

/** Whether the client who is logged in has withdrawn the consent to health data. False for a professional and while it loads. */
export function useOwnHealthConsentWithdrawn({ clientId }: Subject): boolean {
  const { data } = useApiQuery(consentSubjectRoutes.consents.own, {}, { enabled: clientId === null });
  return data !== undefined && isHealthConsentWithdrawn(data);
}

interface HealthConsentBannerProps {
  /** What cannot be done without the consent. */
  text: string;
  link: string;
}

/** Says why nothing can be recorded after the consent to health data was withdrawn, and where to give it again. */
export function HealthConsentBanner({ text, link }: HealthConsentBannerProps) {
  return (
    <Banner
      tone="warning"
      actions={
        <Link to="/settings/$section" params={{ section: 'consents' }}>
          {link}
        </Link>
      }
    >
      {text}
    </Banner>
  );
}
